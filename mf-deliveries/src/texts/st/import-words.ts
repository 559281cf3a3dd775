import type { ImportWords } from '../import-texts';

export const IMPORT_WORDS: ImportWords = {
  'External ID': 'ID ya kantle',
  'Pickup address': 'Aterese ya ho lata',
  'Pickup suburb': 'Motse wa ho lata',
  'Pickup city': 'Toropo ya ho lata',
  'Pickup postal code': 'Khoutu ya poso ya ho lata',
  'Pickup latitude': 'Latitude ya ho lata',
  'Pickup longitude': 'Longitude ya ho lata',
  'Pickup location': 'Sebaka hantle sa ho lata',
  'Pickup name': 'Lebitso la ho lata',
  'Pickup phone number': 'Nomoro ya mohala ya ho lata',
  'Pickup instructions': 'Ditaelo tsa ho lata',
  'Pickup unit': 'Yuniti ya ho lata',
  'Pickup landmark': 'Letshwao la sebaka sa ho lata',
  'Pickup gate code': 'Khoutu ya heke ya ho lata',
  'Drop-off address': 'Aterese ya ho fihlisa',
  'Drop-off suburb': 'Motse wa ho fihlisa',
  'Drop-off city': 'Toropo ya ho fihlisa',
  'Drop-off postal code': 'Khoutu ya poso ya ho fihlisa',
  'Drop-off latitude': 'Latitude ya ho fihlisa',
  'Drop-off longitude': 'Longitude ya ho fihlisa',
  'Drop-off location': 'Sebaka hantle sa ho fihlisa',
  'Drop-off name': 'Lebitso la ho fihlisa',
  'Drop-off phone number': 'Nomoro ya mohala ya ho fihlisa',
  'Drop-off instructions': 'Ditaelo tsa ho fihlisa',
  'Drop-off unit': 'Yuniti ya ho fihlisa',
  'Drop-off landmark': 'Letshwao la sebaka sa ho fihlisa',
  'Drop-off gate code': 'Khoutu ya heke ya ho fihlisa',
  Urgency: 'Potlako',
  'Pickup time': 'Nako ya ho lata',
  'Pickup window start': 'Qaleho ya nako ya ho lata',
  'Pickup window end': 'Pheletso ya nako ya ho lata',
  'Drop-off window start': 'Qaleho ya nako ya ho fihlisa',
  'Drop-off window end': 'Pheletso ya nako ya ho fihlisa',
  'Action at the door': 'Se etswang monyako',
  'Proof of delivery': 'Bopaki ba ho fihliswa',
  'Your own reference. One that is taken already is not created again.':
    'Referense ya hao. E seng e sebedisitswe ha e thehwe hape.',
  'An address, or the label of an address in your Address Book. Empty: the pickup you choose for the whole file.':
    'Aterese, kapa leibole ya aterese e ho Address Book ya hao. Ha ho se letho: sebaka sa ho lata seo o se kgethelang faele yohle.',
  'An address, or the label of an address in your Address Book.':
    'Aterese, kapa leibole ya aterese e ho Address Book ya hao.',
  'Joined to the pickup address, where your file has it in a column of its own.':
    'E kopanngwa le aterese ya ho lata, moo faele ya hao e nang le yona kholomong ya yona.',
  'Joined to the drop-off address, where your file has it in a column of its own.':
    'E kopanngwa le aterese ya ho fihlisa, moo faele ya hao e nang le yona kholomong ya yona.',
  'Decimal degrees, with a point or a comma. Leave it empty to look the address up.':
    'Dikgato tsa desimale, ka letheba kapa khoma. E siye e se na letho hore aterese e batlwe.',
  'A Plus Code, a link of a map or degrees in one cell, in place of latitude and longitude.':
    'Plus Code, lehokela la mmapa kapa dikgato seleng e le nngwe, sebakeng sa latitude le longitude.',
  'Who hands it over.': 'Ya e fanang.',
  'Who receives it.': 'Ya e amohelang.',
  'Any way of writing it.': 'Ho sa tsotellehe hore e ngotswe jwang.',
  'At most 500 characters.': 'Ditlhaku tse sa feteng 500.',
  'Flat, floor or shop, with its building. At most 162 characters.':
    'Foletse, mokato kapa lebenkele, le moaho wa yona. Ditlhaku tse sa feteng 162.',
  'Something to see from the street. At most 200 characters.':
    'Ntho e bonahalang o le seterateng. Ditlhaku tse sa feteng 200.',
  'What opens the gate. At most 40 characters.': 'Se bulang heke. Ditlhaku tse sa feteng 40.',
  'On demand, Scheduled or Time window. Empty: as the times in the row say.':
    'On demand, Scheduled kapa Time window. Ha ho se letho: ho ya ka dinako tse moleng.',
  'For Scheduled. South African time: 3 Feb 2027 14:05, 03/02/2027 14:05 or 2027-02-03 14:05.':
    'Bakeng sa Scheduled. Nako ya Afrika Borwa: 3 Feb 2027 14:05, 03/02/2027 14:05 kapa 2027-02-03 14:05.',
  'For Time window. South African time: 3 Feb 2027 14:05, 03/02/2027 14:05 or 2027-02-03 14:05.':
    'Bakeng sa Time window. Nako ya Afrika Borwa: 3 Feb 2027 14:05, 03/02/2027 14:05 kapa 2027-02-03 14:05.',
  'Meet at door or Leave at door. Empty: Meet at door.':
    'Meet at door kapa Leave at door. Ha ho se letho: Meet at door.',
  'Name, Signature, Photo, PIN or None. Empty: None.':
    'Name, Signature, Photo, PIN kapa None. Ha ho se letho: None.',
  'The time is missing. Write both, such as 24 Nov 2026 14:00.':
    'Nako e siyo. Ngola ka bobedi, jwalo ka 24 Nov 2026 14:00.',
  'The date is missing. Write both, such as 24 Nov 2026 14:00.':
    'Letsatsi le siyo. Ngola ka bobedi, jwalo ka 24 Nov 2026 14:00.',
  'The year is missing. Write it, too, such as 24 Nov 2026 14:00.':
    'Selemo se siyo. Se ngole le sona, jwalo ka 24 Nov 2026 14:00.',
  'A word of this date is not known. Write it as 24 Nov 2026 14:00.':
    'Lentswe la letsatsi lena ha le tsejwe. Le ngole jwalo ka 24 Nov 2026 14:00.',
  'This date does not exist. Look at its day and month.':
    'Letsatsi lena ha le yo. Sheba letsatsi le kgwedi ya lona.',
  'This date has no such month. Its column is read with the day first.':
    'Letsatsi lena ha le na kgwedi e jwalo. Kholomo ya lona e balwa ka letsatsi pele.',
  'This date has no such month. Its column is read with the month first.':
    'Letsatsi lena ha le na kgwedi e jwalo. Kholomo ya lona e balwa ka kgwedi pele.',
  'This time does not exist. Hours go from 0 to 23, minutes to 59.':
    'Nako ena ha e yo. Dihora di tloha ho 0 ho isa ho 23, metsotso ho isa ho 59.',
  'The day of the week does not fit the date. Correct one of them.':
    'Letsatsi la beke ha le dumellane le letsatsi la kgwedi. Lokisa le leng.',
  'This row has more cells than there are columns. Look at all its columns and correct one, or skip it.':
    'Mola ona o na le disele tse fetang dikholomo. Sheba dikholomo tsohle tsa ona o lokise e le nngwe, kapa o o tlole.',
  'A character is lost here. Type it again.': 'Ho na le tlhaku e lahlehileng mona. E tlanye hape.',
  'Choose Name, Signature, Photo, PIN or None.': 'Kgetha Name, Signature, Photo, PIN kapa None.',
  'Choose which place is meant, under Addresses.': 'Kgetha sebaka se bolelwang, tlasa Diaterese.',
  'This address was not found. Write the street number, suburb and city.':
    'Aterese ena ha e a fumanwa. Ngola nomoro ya seterata, motse le toropo.',
  'This address was not found. Type it again and choose it from the list.':
    'Aterese ena ha e a fumanwa. E ngole hape o be o e kgethe lenaneng.',
  'The address could not be looked up just now. Try again, or choose it from the list.':
    'Aterese ha e a kgona ho batlwa hajwale. Leka hape, kapa o e kgethe lenaneng.',
  'Write latitude and longitude as degrees, such as -33.9221 and 18.4197.':
    'Ngola latitude le longitude e le dikgato, jwalo ka -33.9221 le 18.4197.',
  'Latitude and longitude are in each other’s place.': 'Latitude le longitude di fapanyetsane dibaka.',
  'These degrees are not in South Africa. The latitude begins with a minus.':
    'Dikgato tsena ha di Afrika Borwa. Latitude e qala ka letshwao la ho tlosa.',
  'Write a Plus Code, a link of a map, or degrees such as -33.9221, 18.4197.':
    'Ngola Plus Code, lehokela la mmapa, kapa dikgato tse kang -33.9221, 18.4197.',
  'Write the full Plus Code, of eight characters before the +.':
    'Ngola Plus Code e felletseng, ya ditlhaku tse robedi pele ho +.',
  'Short links cannot be read. Open it and write the degrees of the place.':
    'Mahokela a makgutshwane ha a balehe. Le bule o be o ngole dikgato tsa sebaka.',
  'This link names no place. Write the degrees of the place.':
    'Lehokela lena ha le bolele sebaka. Ngola dikgato tsa sebaka.',
  'This place is not in South Africa. The latitude comes first and begins with a minus.':
    'Sebaka sena ha se Afrika Borwa. Latitude e tla pele mme e qala ka letshwao la ho tlosa.',
  '200 addresses were looked up. Go on looking up, or choose the others yourself.':
    'Ho batlilwe diaterese tse 200. Tswela pele ho batla, kapa o ikgethele tse ding.',
  'Some addresses could not be looked up just now. Go on looking up, or choose the others yourself.':
    'Diaterese tse ding ha di a kgona ho batlwa hajwale. Tswela pele ho batla, kapa o ikgethele tse ding.',
  'Looking up was stopped. Go on looking up, or choose the others yourself.':
    'Ho batla ho emisitswe. Tswela pele ho batla, kapa o ikgethele tse ding.',
};
