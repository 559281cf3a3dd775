import type { ImportWords } from '../import-texts';

export const IMPORT_WORDS: ImportWords = {
  'External ID': 'I-ID yanga\u00adphandle',
  'Pickup address': 'Ikheli lokulanda',
  'Pickup suburb': 'Indawo yokulanda',
  'Pickup city': 'Idolobha lokulanda',
  'Pickup postal code': 'Ikhodi yeposi yokulanda',
  'Pickup latitude': 'I-latitude yokulanda',
  'Pickup longitude': 'I-longitude yokulanda',
  'Pickup location': 'Indawo ngqo yokulanda',
  'Pickup name': 'Igama lokulanda',
  'Pickup phone number': 'Inombolo yocingo yokulanda',
  'Pickup instructions': 'Imiyalelo yokulanda',
  'Pickup unit': 'Iyunithi yokulanda',
  'Pickup landmark': 'Uphawu lwendawo yokulanda',
  'Pickup gate code': 'Ikhodi yesango yokulanda',
  'Drop-off address': 'Ikheli lokuletha',
  'Drop-off suburb': 'Indawo yokuletha',
  'Drop-off city': 'Idolobha lokuletha',
  'Drop-off postal code': 'Ikhodi yeposi yokuletha',
  'Drop-off latitude': 'I-latitude yokuletha',
  'Drop-off longitude': 'I-longitude yokuletha',
  'Drop-off location': 'Indawo ngqo yokuletha',
  'Drop-off name': 'Igama lokuletha',
  'Drop-off phone number': 'Inombolo yocingo yokuletha',
  'Drop-off instructions': 'Imiyalelo yokuletha',
  'Drop-off unit': 'Iyunithi yokuletha',
  'Drop-off landmark': 'Uphawu lwendawo yokuletha',
  'Drop-off gate code': 'Ikhodi yesango yokuletha',
  Urgency: 'Ukuphuthuma',
  'Pickup time': 'Isikhathi sokulanda',
  'Pickup window start': 'Ukuqala kwesikhathi sokulanda',
  'Pickup window end': 'Ukuphela kwesikhathi sokulanda',
  'Drop-off window start': 'Ukuqala kwesikhathi sokuletha',
  'Drop-off window end': 'Ukuphela kwesikhathi sokuletha',
  'Action at the door': 'Okwenziwayo emnyango',
  'Proof of delivery': 'Ubufakazi bokulethwa',
  'Your own reference. One that is taken already is not created again.':
    'Inkomba yakho. Esetshenziswe kakade ayakhiwa futhi.',
  'An address, or the label of an address in your Address Book. Empty: the pickup you choose for the whole file.':
    'Ikheli, noma ilebula yekheli elise-Address Book yakho. Uma kungenalutho: indawo yokulanda oyikhethela lonke ifayela.',
  'An address, or the label of an address in your Address Book.':
    'Ikheli, noma ilebula yekheli elise-Address Book yakho.',
  'Joined to the pickup address, where your file has it in a column of its own.':
    'Kuhlanganiswa nekheli lokulanda, lapho ifayela lakho linakho kukholomu yakho.',
  'Joined to the drop-off address, where your file has it in a column of its own.':
    'Kuhlanganiswa nekheli lokuletha, lapho ifayela lakho linakho kukholomu yakho.',
  'Decimal degrees, with a point or a comma. Leave it empty to look the address up.':
    'Amadigri edesimali, nechashazi noma ikhoma. Kushiye kungenalutho ukuze kufunwe ikheli.',
  'A Plus Code, a link of a map or degrees in one cell, in place of latitude and longitude.':
    'I-Plus Code, isixhumanisi semephu noma amadigri esitokisini esisodwa, esikhundleni se-latitude ne-longitude.',
  'Who hands it over.': 'Lowo okunikezayo.',
  'Who receives it.': 'Lowo okwamukelayo.',
  'Any way of writing it.': 'Noma ibhalwe kanjani.',
  'At most 500 characters.': 'Izinhlamvu ezingedluli ku-500.',
  'Flat, floor or shop, with its building. At most 162 characters.':
    'Ifulethi, isitezi noma isitolo, nesakhiwo sakho. Izinhlamvu ezingedluli ku-162.',
  'Something to see from the street. At most 200 characters.':
    'Into ebonakala usemgwaqweni. Izinhlamvu ezingedluli ku-200.',
  'What opens the gate. At most 40 characters.': 'Okuvula isango. Izinhlamvu ezingedluli ku-40.',
  'On demand, Scheduled or Time window. Empty: as the times in the row say.':
    'On demand, Scheduled noma Time window. Uma kungenalutho: ngokwezikhathi ezisemgqeni.',
  'For Scheduled. South African time: 3 Feb 2027 14:05, 03/02/2027 14:05 or 2027-02-03 14:05.':
    'Okuka-Scheduled. Isikhathi saseNingizimu Afrika: 3 Feb 2027 14:05, 03/02/2027 14:05 noma 2027-02-03 14:05.',
  'For Time window. South African time: 3 Feb 2027 14:05, 03/02/2027 14:05 or 2027-02-03 14:05.':
    'Okuka-Time window. Isikhathi saseNingizimu Afrika: 3 Feb 2027 14:05, 03/02/2027 14:05 noma 2027-02-03 14:05.',
  'Meet at door or Leave at door. Empty: Meet at door.':
    'Meet at door noma Leave at door. Uma kungenalutho: Meet at door.',
  'Name, Signature, Photo, PIN or None. Empty: None.':
    'Name, Signature, Photo, PIN noma None. Uma kungenalutho: None.',
  'The time is missing. Write both, such as 24 Nov 2026 14:00.':
    'Isikhathi asikho. Bhala kokubili, njengo-24 Nov 2026 14:00.',
  'The date is missing. Write both, such as 24 Nov 2026 14:00.':
    'Usuku alukho. Bhala kokubili, njengo-24 Nov 2026 14:00.',
  'The year is missing. Write it, too, such as 24 Nov 2026 14:00.':
    'Unyaka awukho. Wubhale nawo, njengo-24 Nov 2026 14:00.',
  'A word of this date is not known. Write it as 24 Nov 2026 14:00.':
    'Igama kulolu suku alaziwa. Lubhale njengo-24 Nov 2026 14:00.',
  'This date does not exist. Look at its day and month.': 'Lolu suku alukho. Bheka usuku nenyanga yalo.',
  'This date has no such month. Its column is read with the day first.':
    'Lolu suku alunayo leyo nyanga. Ikholomu yalo ifundwa usuku luqala.',
  'This date has no such month. Its column is read with the month first.':
    'Lolu suku alunayo leyo nyanga. Ikholomu yalo ifundwa inyanga iqala.',
  'This time does not exist. Hours go from 0 to 23, minutes to 59.':
    'Lesi sikhathi asikho. Amahora asuka ku-0 aye ku-23, imizuzu iye ku-59.',
  'The day of the week does not fit the date. Correct one of them.':
    'Usuku lweviki aluhambisani nosuku lwenyanga. Lungisa olulodwa.',
  'This row has more cells than there are columns. Look at all its columns and correct one, or skip it.':
    'Lo mugqa unamaseli amaningi kunamakholomu. Bheka wonke amakholomu awo ulungise elilodwa, noma uweqe.',
  'A character is lost here. Type it again.': 'Kukhona uhlamvu olulahlekile lapha. Luthayiphe futhi.',
  'Choose Name, Signature, Photo, PIN or None.': 'Khetha Name, Signature, Photo, PIN noma None.',
  'Choose which place is meant, under Addresses.': 'Khetha indawo okushiwo yona, ngaphansi kokuthi Amakheli.',
  'This address was not found. Write the street number, suburb and city.':
    'Leli kheli alitholakalanga. Bhala inombolo yomgwaqo, indawo nedolobha.',
  'This address was not found. Type it again and choose it from the list.':
    'Leli kheli alitholakalanga. Libhale futhi bese ulikhetha ohlwini.',
  'The address could not be looked up just now. Try again, or choose it from the list.':
    'Ikheli alikwazanga ukufunwa okwamanje. Zama futhi, noma ulikhethe ohlwini.',
  'Write latitude and longitude as degrees, such as -33.9221 and 18.4197.':
    'Bhala i-latitude ne-longitude njengamadigri, njengo -33.9221 no 18.4197.',
  'Latitude and longitude are in each other’s place.': 'I-latitude ne-longitude zishintshene izindawo.',
  'These degrees are not in South Africa. The latitude begins with a minus.':
    'La madigri awekho eNingizimu Afrika. I-latitude iqala ngophawu lokususa.',
  'Write a Plus Code, a link of a map, or degrees such as -33.9221, 18.4197.':
    'Bhala i-Plus Code, isixhumanisi semephu, noma amadigri anjengo -33.9221, 18.4197.',
  'Write the full Plus Code, of eight characters before the +.':
    'Bhala i-Plus Code ephelele, yezinhlamvu eziyisishiyagalombili ngaphambi kuka-+.',
  'Short links cannot be read. Open it and write the degrees of the place.':
    'Izixhumanisi ezimfushane azifundeki. Sivule bese ubhala amadigri endawo.',
  'This link names no place. Write the degrees of the place.':
    'Lesi sixhumanisi asisho ndawo. Bhala amadigri endawo.',
  'This place is not in South Africa. The latitude comes first and begins with a minus.':
    'Le ndawo ayikho eNingizimu Afrika. I-latitude iza kuqala futhi iqala ngophawu lokususa.',
  '200 addresses were looked up. Go on looking up, or choose the others yourself.':
    'Kufunwe amakheli angu-200. Qhubeka ukufuna, noma uzikhethele amanye.',
  'Some addresses could not be looked up just now. Go on looking up, or choose the others yourself.':
    'Amanye amakheli awakwazanga ukufunwa okwamanje. Qhubeka ukufuna, noma uzikhethele amanye.',
  'Looking up was stopped. Go on looking up, or choose the others yourself.':
    'Ukufuna kumisiwe. Qhubeka ukufuna, noma uzikhethele amanye.',
};
