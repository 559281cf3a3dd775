import type { ImportWords } from '../import-texts';

export const IMPORT_WORDS: ImportWords = {
  'External ID': 'I-ID yanga\u00adphandle',
  'Pickup address': 'Idilesi yokuthatha',
  'Pickup suburb': 'Ummandla wokuthatha',
  'Pickup city': 'Isixeko sokuthatha',
  'Pickup postal code': 'Ikhowudi yeposi yokuthatha',
  'Pickup latitude': 'I-latitude yokuthatha',
  'Pickup longitude': 'I-longitude yokuthatha',
  'Pickup location': 'Indawo ngqo yokuthatha',
  'Pickup name': 'Igama lokuthatha',
  'Pickup phone number': 'Inombolo yomnxeba yokuthatha',
  'Pickup instructions': 'Imiyalelo yokuthatha',
  'Pickup unit': 'Iyunithi yokuthatha',
  'Pickup landmark': 'Uphawu lwendawo yokuthatha',
  'Pickup gate code': 'Ikhowudi yesango yokuthatha',
  'Drop-off address': 'Idilesi yokuhambisa',
  'Drop-off suburb': 'Ummandla wokuhambisa',
  'Drop-off city': 'Isixeko sokuhambisa',
  'Drop-off postal code': 'Ikhowudi yeposi yokuhambisa',
  'Drop-off latitude': 'I-latitude yokuhambisa',
  'Drop-off longitude': 'I-longitude yokuhambisa',
  'Drop-off location': 'Indawo ngqo yokuhambisa',
  'Drop-off name': 'Igama lokuhambisa',
  'Drop-off phone number': 'Inombolo yomnxeba yokuhambisa',
  'Drop-off instructions': 'Imiyalelo yokuhambisa',
  'Drop-off unit': 'Iyunithi yokuhambisa',
  'Drop-off landmark': 'Uphawu lwendawo yokuhambisa',
  'Drop-off gate code': 'Ikhowudi yesango yokuhambisa',
  Urgency: 'Ungxamiseko',
  'Pickup time': 'Ixesha lokuthatha',
  'Pickup window start': 'Ukuqala kwexesha lokuthatha',
  'Pickup window end': 'Ukuphela kwexesha lokuthatha',
  'Drop-off window start': 'Ukuqala kwexesha lokuhambisa',
  'Drop-off window end': 'Ukuphela kwexesha lokuhambisa',
  'Action at the door': 'Okwenziwa emnyango',
  'Proof of delivery': 'Ubungqina bokuhanjiswa',
  'Your own reference. One that is taken already is not created again.':
    'Isalathiso sakho. Esele sisetyenzisiwe asiphindi senziwe.',
  'An address, or the label of an address in your Address Book. Empty: the pickup you choose for the whole file.':
    'Idilesi, okanye ileyibhile yedilesi eku-Address Book yakho. Ukuba akukho nto: indawo yokuthatha oyikhethela yonke ifayile.',
  'An address, or the label of an address in your Address Book.':
    'Idilesi, okanye ileyibhile yedilesi eku-Address Book yakho.',
  'Joined to the pickup address, where your file has it in a column of its own.':
    'Kudityaniswa nedilesi yokuthatha, apho ifayile yakho inako kwikholam yako.',
  'Joined to the drop-off address, where your file has it in a column of its own.':
    'Kudityaniswa nedilesi yokuhambisa, apho ifayile yakho inako kwikholam yako.',
  'Decimal degrees, with a point or a comma. Leave it empty to look the address up.':
    'Iidigri zedesimali, nechaphaza okanye ikoma. Kushiye kungenanto ukuze kukhangelwe idilesi.',
  'A Plus Code, a link of a map or degrees in one cell, in place of latitude and longitude.':
    'I-Plus Code, ikhonkco lemaphu okanye iidigri kwiseli enye, endaweni ye-latitude ne-longitude.',
  'Who hands it over.': 'Lowo uyinikezelayo.',
  'Who receives it.': 'Lowo uyamkelayo.',
  'Any way of writing it.': 'Nokuba ibhalwe njani.',
  'At most 500 characters.': 'Oonobumba abangadluliyo ku-500.',
  'Flat, floor or shop, with its building. At most 162 characters.':
    'Iflethi, umgangatho okanye ivenkile, nesakhiwo sayo. Oonobumba abangadluliyo ku-162.',
  'Something to see from the street. At most 200 characters.':
    'Into ebonakala usesitalatweni. Oonobumba abangadluliyo ku-200.',
  'What opens the gate. At most 40 characters.': 'Okuvula isango. Oonobumba abangadluliyo ku-40.',
  'On demand, Scheduled or Time window. Empty: as the times in the row say.':
    'On demand, Scheduled okanye Time window. Ukuba akukho nto: ngokwamaxesha akumqolo.',
  'For Scheduled. South African time: 3 Feb 2027 14:05, 03/02/2027 14:05 or 2027-02-03 14:05.':
    'Yeye-Scheduled. Ixesha laseMzantsi Afrika: 3 Feb 2027 14:05, 03/02/2027 14:05 okanye 2027-02-03 14:05.',
  'For Time window. South African time: 3 Feb 2027 14:05, 03/02/2027 14:05 or 2027-02-03 14:05.':
    'Yeye-Time window. Ixesha laseMzantsi Afrika: 3 Feb 2027 14:05, 03/02/2027 14:05 okanye 2027-02-03 14:05.',
  'Meet at door or Leave at door. Empty: Meet at door.':
    'Meet at door okanye Leave at door. Ukuba akukho nto: Meet at door.',
  'Name, Signature, Photo, PIN or None. Empty: None.':
    'Name, Signature, Photo, PIN okanye None. Ukuba akukho nto: None.',
  'The time is missing. Write both, such as 24 Nov 2026 14:00.':
    'Ixesha alikho. Bhala zombini, njengo-24 Nov 2026 14:00.',
  'The date is missing. Write both, such as 24 Nov 2026 14:00.':
    'Umhla awukho. Bhala zombini, njengo-24 Nov 2026 14:00.',
  'The year is missing. Write it, too, such as 24 Nov 2026 14:00.':
    'Unyaka awukho. Wubhale nawo, njengo-24 Nov 2026 14:00.',
  'A word of this date is not known. Write it as 24 Nov 2026 14:00.':
    'Igama kulo mhla alaziwa. Wubhale njengo-24 Nov 2026 14:00.',
  'This date does not exist. Look at its day and month.': 'Lo mhla awukho. Jonga usuku nenyanga yawo.',
  'This date has no such month. Its column is read with the day first.':
    'Lo mhla awunayo loo nyanga. Ikholam yawo ifundwa usuku luqala.',
  'This date has no such month. Its column is read with the month first.':
    'Lo mhla awunayo loo nyanga. Ikholam yawo ifundwa inyanga iqala.',
  'This time does not exist. Hours go from 0 to 23, minutes to 59.':
    'Eli xesha alikho. Iiyure zisuka ku-0 ziye ku-23, imizuzu iye ku-59.',
  'The day of the week does not fit the date. Correct one of them.':
    'Usuku lweveki aluhambelani nomhla. Lungisa enye yazo.',
  'This row has more cells than there are columns. Look at all its columns and correct one, or skip it.':
    'Lo mqolo uneeseli ezingaphezu kweekholam. Jonga zonke iikholam zawo ulungise enye, okanye uwutsibe.',
  'A character is lost here. Type it again.': 'Kukho unobumba olahlekileyo apha. Mchwetheze kwakhona.',
  'Choose Name, Signature, Photo, PIN or None.': 'Khetha Name, Signature, Photo, PIN okanye None.',
  'Choose which place is meant, under Addresses.': 'Khetha indawo ethethwayo, phantsi kokuthi Iidilesi.',
  'This address was not found. Write the street number, suburb and city.':
    'Le dilesi ayifunyanwanga. Bhala inombolo yesitalato, ummandla nesixeko.',
  'This address was not found. Type it again and choose it from the list.':
    'Le dilesi ayifunyanwanga. Yibhale kwakhona uze uyikhethe kuluhlu.',
  'The address could not be looked up just now. Try again, or choose it from the list.':
    'Idilesi ayikwazanga ukukhangelwa okwangoku. Zama kwakhona, okanye uyikhethe kuluhlu.',
  'Write latitude and longitude as degrees, such as -33.9221 and 18.4197.':
    'Bhala i-latitude ne-longitude njengeedigri, ezifana no -33.9221 no 18.4197.',
  'Latitude and longitude are in each other’s place.': 'I-latitude ne-longitude zitshintshene iindawo.',
  'These degrees are not in South Africa. The latitude begins with a minus.':
    'Ezi digri azikho eMzantsi Afrika. I-latitude iqala ngophawu lokuthabatha.',
  'Write a Plus Code, a link of a map, or degrees such as -33.9221, 18.4197.':
    'Bhala i-Plus Code, ikhonkco lemaphu, okanye iidigri ezifana no -33.9221, 18.4197.',
  'Write the full Plus Code, of eight characters before the +.':
    'Bhala i-Plus Code epheleleyo, yoonobumba abasibhozo phambi kwe-+.',
  'Short links cannot be read. Open it and write the degrees of the place.':
    'Amakhonkco amafutshane akafundeki. Livule uze ubhale iidigri zendawo.',
  'This link names no place. Write the degrees of the place.':
    'Eli khonkco alixeli ndawo. Bhala iidigri zendawo.',
  'This place is not in South Africa. The latitude comes first and begins with a minus.':
    'Le ndawo ayikho eMzantsi Afrika. I-latitude iza kuqala kwaye iqala ngophawu lokuthabatha.',
  '200 addresses were looked up. Go on looking up, or choose the others yourself.':
    'Kukhangelwe iidilesi eziyi-200. Qhubeka ukhangela, okanye uzikhethele ezinye.',
  'Some addresses could not be looked up just now. Go on looking up, or choose the others yourself.':
    'Ezinye iidilesi azikwazanga ukukhangelwa okwangoku. Qhubeka ukhangela, okanye uzikhethele ezinye.',
  'Looking up was stopped. Go on looking up, or choose the others yourself.':
    'Ukukhangela kumisiwe. Qhubeka ukhangela, okanye uzikhethele ezinye.',
};
