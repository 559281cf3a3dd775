// In English, Afrikaans, isiZulu, isiXhosa and Sesotho, without accents, and without the u- or i- in front of Nguni names.
// Sesotho has no short names here: its Jan is June.
const MONTHS = [
  'jan january januarie januwari janyuwari masingana eyomqungu pherekgong',
  'feb february februarie februwari nhlolanja eyomdumba hlakola',
  'mar mrt mas mat march maart mashi matshi ndasa eyokwindla tlhakubele hlakubele',
  'apr eph epr april ephreli epreli mbasa tshazimpuzi mmesa',
  'may mei mey meyi nhlaba canzibe motsheanong',
  'jun june junie juni nhlangulana eyesilimela phupjane',
  'jul july julie julayi ntulikazi eyekhala phupu',
  'aug aga august augustus agasti ncwaba eyethupha phato',
  'sep sept september septhemba septemba mandulo eyomsintsi loetse lwetse',
  'oct okt october oktober okthoba okthobha mfumfu eyedwarha mphalane',
  'nov november novemba lwezi eyenkanga pudungwana',
  'dec des dis december desember disemba zibandlela eyomnga tshitwe',
];

const WEEKDAYS = [
  'sun sunday so sondag sonto cawe sontaha',
  'mon monday ma maandag msombuluko mvulo mantaha',
  'tue tues tuesday di dinsdag lwesibili lwesibini labobedi',
  'wed weds wednesday wo woensdag lwesithathu laboraro',
  'thu thur thurs thursday do donderdag lwesine labone',
  'fri friday vr vrydag lwesihlanu labohlano',
  'sat saturday sa saterdag mgqibelo moqebelo',
];

function numbersOf(names: readonly string[]): ReadonlyMap<string, number> {
  return new Map(names.flatMap((all, number) => all.split(' ').map((name) => [name, number])));
}

function finder(names: readonly string[]): (word: string) => number | undefined {
  const numbers = numbersOf(names);
  return (word) => numbers.get(word) ?? numbers.get(word.replace(/^[iu]/, ''));
}

/** The month that a word names, from 0. */
export const monthOf = finder(MONTHS);

/** The day of the week that a word names, Sunday as 0. */
export const weekdayOf = finder(WEEKDAYS);
