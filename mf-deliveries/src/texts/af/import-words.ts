import type { ImportWords } from '../import-texts';

export const IMPORT_WORDS: ImportWords = {
  'External ID': 'Eksterne ID',
  'Pickup address': 'Afhaaladres',
  'Pickup suburb': 'Voorstad van afhaalpunt',
  'Pickup city': 'Stad van afhaalpunt',
  'Pickup postal code': 'Poskode van afhaalpunt',
  'Pickup latitude': 'Breedtegraad van afhaalpunt',
  'Pickup longitude': 'Lengtegraad van afhaalpunt',
  'Pickup location': 'Ligging van afhaalpunt',
  'Pickup name': 'Naam by afhaalpunt',
  'Pickup phone number': 'Foonnommer by afhaalpunt',
  'Pickup instructions': 'Instruksies by afhaalpunt',
  'Pickup unit': 'Eenheid by afhaalpunt',
  'Pickup landmark': 'Landmerk by afhaalpunt',
  'Pickup gate code': 'Hekkode by afhaalpunt',
  'Drop-off address': 'Afleweradres',
  'Drop-off suburb': 'Voorstad van aflewerpunt',
  'Drop-off city': 'Stad van aflewerpunt',
  'Drop-off postal code': 'Poskode van aflewerpunt',
  'Drop-off latitude': 'Breedtegraad van aflewerpunt',
  'Drop-off longitude': 'Lengtegraad van aflewerpunt',
  'Drop-off location': 'Ligging van aflewerpunt',
  'Drop-off name': 'Naam by aflewerpunt',
  'Drop-off phone number': 'Foonnommer by aflewerpunt',
  'Drop-off instructions': 'Instruksies by aflewerpunt',
  'Drop-off unit': 'Eenheid by aflewerpunt',
  'Drop-off landmark': 'Landmerk by aflewerpunt',
  'Drop-off gate code': 'Hekkode by aflewerpunt',
  Urgency: 'Dringendheid',
  'Pickup time': 'Afhaaltyd',
  'Pickup window start': 'Begin van afhaaltyd',
  'Pickup window end': 'Einde van afhaaltyd',
  'Drop-off window start': 'Begin van aflewertyd',
  'Drop-off window end': 'Einde van aflewertyd',
  'Action at the door': 'Oorhandiging by die deur',
  'Proof of delivery': 'Bewys van aflewering',
  'Your own reference. One that is taken already is not created again.':
    'Jou eie verwysing. Een wat reeds gebruik is, word nie weer geskep nie.',
  'An address, or the label of an address in your Address Book. Empty: the pickup you choose for the whole file.':
    '’n Adres, of die etiket van ’n adres in jou Address Book. Leeg: die afhaalpunt wat jy vir die hele lêer kies.',
  'An address, or the label of an address in your Address Book.':
    '’n Adres, of die etiket van ’n adres in jou Address Book.',
  'Joined to the pickup address, where your file has it in a column of its own.':
    'Word by die afhaaladres gevoeg, waar jou lêer dit in ’n eie kolom het.',
  'Joined to the drop-off address, where your file has it in a column of its own.':
    'Word by die afleweradres gevoeg, waar jou lêer dit in ’n eie kolom het.',
  'Decimal degrees, with a point or a comma. Leave it empty to look the address up.':
    'Desimale grade, met ’n punt of ’n komma. Los dit leeg om die adres op te soek.',
  'A Plus Code, a link of a map or degrees in one cell, in place of latitude and longitude.':
    '’n Plus Code, ’n kaartskakel of grade in een sel, in plaas van breedte- en lengtegraad.',
  'Who hands it over.': 'Wie dit oorhandig.',
  'Who receives it.': 'Wie dit ontvang.',
  'Any way of writing it.': 'Hoe dit ook al geskryf word.',
  'At most 500 characters.': 'Hoogstens 500 karakters.',
  'Flat, floor or shop, with its building. At most 162 characters.':
    'Woonstel, verdieping of winkel, met sy gebou. Hoogstens 162 karakters.',
  'Something to see from the street. At most 200 characters.':
    'Iets wat mens van die straat af sien. Hoogstens 200 karakters.',
  'What opens the gate. At most 40 characters.': 'Wat die hek oopmaak. Hoogstens 40 karakters.',
  'On demand, Scheduled or Time window. Empty: as the times in the row say.':
    'On demand, Scheduled of Time window. Leeg: soos die tye in die ry sê.',
  'For Scheduled. South African time: 3 Feb 2027 14:05, 03/02/2027 14:05 or 2027-02-03 14:05.':
    'Vir Scheduled. Suid-Afrikaanse tyd: 3 Feb 2027 14:05, 03/02/2027 14:05 of 2027-02-03 14:05.',
  'For Time window. South African time: 3 Feb 2027 14:05, 03/02/2027 14:05 or 2027-02-03 14:05.':
    'Vir Time window. Suid-Afrikaanse tyd: 3 Feb 2027 14:05, 03/02/2027 14:05 of 2027-02-03 14:05.',
  'Meet at door or Leave at door. Empty: Meet at door.': 'Meet at door of Leave at door. Leeg: Meet at door.',
  'Name, Signature, Photo, PIN or None. Empty: None.': 'Name, Signature, Photo, PIN of None. Leeg: None.',
  'The time is missing. Write both, such as 24 Nov 2026 14:00.':
    'Die tyd ontbreek. Skryf albei, soos 24 Nov 2026 14:00.',
  'The date is missing. Write both, such as 24 Nov 2026 14:00.':
    'Die datum ontbreek. Skryf albei, soos 24 Nov 2026 14:00.',
  'The year is missing. Write it, too, such as 24 Nov 2026 14:00.':
    'Die jaar ontbreek. Skryf dit ook, soos 24 Nov 2026 14:00.',
  'A word of this date is not known. Write it as 24 Nov 2026 14:00.':
    '’n Woord van hierdie datum is onbekend. Skryf dit soos 24 Nov 2026 14:00.',
  'This date does not exist. Look at its day and month.':
    'Hierdie datum bestaan nie. Kyk na sy dag en maand.',
  'This date has no such month. Its column is read with the day first.':
    'Hierdie datum het nie so ’n maand nie. Sy kolom word met die dag eerste gelees.',
  'This date has no such month. Its column is read with the month first.':
    'Hierdie datum het nie so ’n maand nie. Sy kolom word met die maand eerste gelees.',
  'This time does not exist. Hours go from 0 to 23, minutes to 59.':
    'Hierdie tyd bestaan nie. Ure loop van 0 tot 23, minute tot 59.',
  'The day of the week does not fit the date. Correct one of them.':
    'Die weeksdag pas nie by die datum nie. Maak een van hulle reg.',
  'This row has more cells than there are columns. Look at all its columns and correct one, or skip it.':
    'Hierdie ry het meer selle as wat daar kolomme is. Kyk na al sy kolomme en maak een reg, of slaan dit oor.',
  'A character is lost here. Type it again.': '’n Karakter het hier verlore geraak. Tik dit weer.',
  'Choose Name, Signature, Photo, PIN or None.': 'Kies Name, Signature, Photo, PIN of None.',
  'Choose which place is meant, under Addresses.': 'Kies watter plek bedoel word, onder Adresse.',
  'This address was not found. Write the street number, suburb and city.':
    'Hierdie adres is nie gevind nie. Skryf die straatnommer, voorstad en stad.',
  'This address was not found. Type it again and choose it from the list.':
    'Hierdie adres is nie gevind nie. Tik dit weer en kies dit uit die lys.',
  'The address could not be looked up just now. Try again, or choose it from the list.':
    'Die adres kon nie nou opgesoek word nie. Probeer weer, of kies dit uit die lys.',
  'Write latitude and longitude as degrees, such as -33.9221 and 18.4197.':
    'Skryf breedte- en lengtegraad as grade, soos -33.9221 en 18.4197.',
  'Latitude and longitude are in each other’s place.': 'Breedte- en lengtegraad is omgeruil.',
  'These degrees are not in South Africa. The latitude begins with a minus.':
    'Hierdie grade is nie in Suid-Afrika nie. Die breedtegraad begin met ’n minus.',
  'Write a Plus Code, a link of a map, or degrees such as -33.9221, 18.4197.':
    'Skryf ’n Plus Code, ’n kaartskakel, of grade soos -33.9221, 18.4197.',
  'Write the full Plus Code, of eight characters before the +.':
    'Skryf die volle Plus Code, van agt karakters voor die +.',
  'Short links cannot be read. Open it and write the degrees of the place.':
    'Kort skakels kan nie gelees word nie. Maak dit oop en skryf die plek se grade.',
  'This link names no place. Write the degrees of the place.':
    'Hierdie skakel noem geen plek nie. Skryf die plek se grade.',
  'This place is not in South Africa. The latitude comes first and begins with a minus.':
    'Hierdie plek is nie in Suid-Afrika nie. Die breedtegraad kom eerste en begin met ’n minus.',
  '200 addresses were looked up. Go on looking up, or choose the others yourself.':
    '200 adresse is opgesoek. Soek verder, of kies die ander self.',
  'Some addresses could not be looked up just now. Go on looking up, or choose the others yourself.':
    'Sommige adresse kon nie nou opgesoek word nie. Soek verder, of kies die ander self.',
  'Looking up was stopped. Go on looking up, or choose the others yourself.':
    'Die soektog is gestaak. Soek verder, of kies die ander self.',
};
