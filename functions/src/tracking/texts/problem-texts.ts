/** Reasons that a recipient may give: all of a delivery's but those of money. */
export const RECIPIENT_REASONS = [
  'not_delivered',
  'late',
  'damaged',
  'wrong_place',
  'conduct',
  'other',
] as const;

export type RecipientReason = (typeof RECIPIENT_REASONS)[number];

/** Why something about a problem is not sent. */
export type ProblemRefusal = 'no_reason' | 'changed' | 'full';

/** The texts of a recipient's problem, in one language. */
export interface ProblemTexts {
  readonly intro: string;
  readonly reason: string;
  readonly choose: string;
  readonly reasons: Readonly<Record<RecipientReason, string>>;
  /** Of the field for more than a reason. */
  readonly details: string;
  readonly detailsHint: string;
  readonly message: string;
  readonly send: string;
  readonly sent: string;
  readonly another: string;
  /** `{time}` stands in `open` and `late`, of the answer. */
  readonly states: Readonly<Record<'open' | 'late' | 'answered' | 'closed' | 'refused', string>>;
  /** Who wrote something. */
  readonly you: string;
  readonly shop: string;
  readonly service: string;
  readonly removed: string;
  readonly refusals: Readonly<Record<ProblemRefusal, string>>;
}

export const EN_PROBLEM: ProblemTexts = {
  intro: 'The shop and the courier service read what you write here.',
  reason: 'What is wrong?',
  choose: 'Choose',
  reasons: {
    not_delivered: 'It was not delivered',
    late: 'It is late',
    damaged: 'It is damaged',
    wrong_place: 'Wrong place or person',
    conduct: 'The courier’s conduct',
    other: 'Something else',
  },
  details: 'What happened',
  detailsHint: 'Leave it empty if the choice above says it all.',
  message: 'Your message',
  send: 'Send',
  sent: 'Sent.',
  another: 'Report another problem',
  states: {
    open: 'We answer by {time}',
    late: 'Our answer is late. It was due by {time}',
    answered: 'Answered',
    closed: 'Closed',
    refused: 'Not accepted',
  },
  you: 'You',
  shop: 'The shop',
  service: 'The courier service',
  removed: 'What was written was removed.',
  refusals: {
    no_reason: 'Choose what is wrong.',
    changed: 'This has changed meanwhile. Read it, then send yours again.',
    full: 'Nothing more can be sent here. Call the shop.',
  },
};

export const AF_PROBLEM: ProblemTexts = {
  intro: 'Die winkel en die koerierdiens lees wat jy hier skryf.',
  reason: 'Wat is verkeerd?',
  choose: 'Kies',
  reasons: {
    not_delivered: 'Dit is nie afgelewer nie',
    late: 'Dit is laat',
    damaged: 'Dit is beskadig',
    wrong_place: 'Verkeerde plek of persoon',
    conduct: 'Die koerier se gedrag',
    other: 'Iets anders',
  },
  details: 'Wat het gebeur',
  detailsHint: 'Los dit leeg as die keuse hierbo alles sê.',
  message: 'Jou boodskap',
  send: 'Stuur',
  sent: 'Gestuur.',
  another: 'Meld nog ’n probleem',
  states: {
    open: 'Ons antwoord teen {time}',
    late: 'Ons antwoord is laat. Dit was teen {time} verwag',
    answered: 'Beantwoord',
    closed: 'Gesluit',
    refused: 'Nie aanvaar nie',
  },
  you: 'Jy',
  shop: 'Die winkel',
  service: 'Die koerierdiens',
  removed: 'Wat geskryf is, is verwyder.',
  refusals: {
    no_reason: 'Kies wat verkeerd is.',
    changed: 'Dit het intussen verander. Lees dit, en stuur joune dan weer.',
    full: 'Niks meer kan hier gestuur word nie. Bel die winkel.',
  },
};

export const ZU_PROBLEM: ProblemTexts = {
  intro: 'Isitolo nenkampani yabahambisi bayakufunda okubhala lapha.',
  reason: 'Yini engahambi kahle?',
  choose: 'Khetha',
  reasons: {
    not_delivered: 'Alilethwanga',
    late: 'Lifike sekwephuzile',
    damaged: 'Lonakele',
    wrong_place: 'Indawo noma umuntu okungeyena',
    conduct: 'Ukuziphatha komhambisi',
    other: 'Okunye',
  },
  details: 'Kwenzekeni',
  detailsHint: 'Kushiye kungabhaliwe uma okukhethile kusho konke.',
  message: 'Umyalezo wakho',
  send: 'Thumela',
  sent: 'Kuthunyelwe.',
  another: 'Bika enye inkinga',
  states: {
    open: 'Sizophendula ngaphambi kuka-{time}',
    late: 'Impendulo yethu ephuzile. Bekufanele ifike ngo-{time}',
    answered: 'Kuphenduliwe',
    closed: 'Kuvaliwe',
    refused: 'Akwamukelwanga',
  },
  you: 'Wena',
  shop: 'Isitolo',
  service: 'Inkampani yabahambisi',
  removed: 'Okubhaliwe kususiwe.',
  refusals: {
    no_reason: 'Khetha okungahambi kahle.',
    changed: 'Lokhu sekushintshile. Kufunde, bese uthumela okwakho futhi.',
    full: 'Akusekho okungathunyelwa lapha. Shayela isitolo.',
  },
};

export const XH_PROBLEM: ProblemTexts = {
  intro: 'Ivenkile nenkampani yabahambisi bayakufunda okubhala apha.',
  reason: 'Yintoni engalunganga?',
  choose: 'Khetha',
  reasons: {
    not_delivered: 'Ayihanjiswanga',
    late: 'Ifike emva kwexesha',
    damaged: 'Yonakele',
    wrong_place: 'Indawo okanye umntu ongenguye',
    conduct: 'Indlela aziphethe ngayo umhambisi',
    other: 'Enye into',
  },
  details: 'Kwenzeke ntoni',
  detailsHint: 'Yishiye ingabhalwanga ukuba okukhethileyo kuthetha konke.',
  message: 'Umyalezo wakho',
  send: 'Thumela',
  sent: 'Kuthunyelwe.',
  another: 'Xela enye ingxaki',
  states: {
    open: 'Siza kuphendula phambi kwe-{time}',
    late: 'Impendulo yethu ifike emva kwexesha. Bekufanele ifike nge-{time}',
    answered: 'Kuphendulwe',
    closed: 'Kuvaliwe',
    refused: 'Akwamkelwanga',
  },
  you: 'Wena',
  shop: 'Ivenkile',
  service: 'Inkampani yabahambisi',
  removed: 'Okubhaliweyo kususiwe.',
  refusals: {
    no_reason: 'Khetha okungalunganga.',
    changed: 'Oku kutshintshile ngoku. Kufunde, uze uthumele okwakho kwakhona.',
    full: 'Akusekho nto inokuthunyelwa apha. Tsalela ivenkile.',
  },
};

export const ST_PROBLEM: ProblemTexts = {
  intro: 'Lebenkele le kgampani ya baromuwa ba bala seo o se ngolang mona.',
  reason: 'Ke eng e sa lokang?',
  choose: 'Kgetha',
  reasons: {
    not_delivered: 'Ha se a tliswa',
    late: 'Se tla morao ho nako',
    damaged: 'Se senyehile',
    wrong_place: 'Sebaka kapa motho e seng yena',
    conduct: 'Boitshwaro ba moromuwa',
    other: 'Ntho e nngwe',
  },
  details: 'Ho etsahetse eng',
  detailsHint: 'Se tlohele se se na letho haeba kgetho e bolela tsohle.',
  message: 'Molaetsa wa hao',
  send: 'Romela',
  sent: 'Ho rometswe.',
  another: 'Tlaleha bothata bo bong',
  states: {
    open: 'Re tla araba pele ho {time}',
    late: 'Karabo ya rona e tla morao ho nako. E ne e lokela ho fihla ka {time}',
    answered: 'Ho arabilwe',
    closed: 'Ho kwetswe',
    refused: 'Ha ho a amohelwa',
  },
  you: 'Wena',
  shop: 'Lebenkele',
  service: 'Kgampani ya baromuwa',
  removed: 'Se ngotsweng se tlositswe.',
  refusals: {
    no_reason: 'Kgetha se sa lokang.',
    changed: 'Sena se fetohile jwale. Se bale, ebe o romela sa hao hape.',
    full: 'Ha ho sa na letho le ka romelwang mona. Letsetsa lebenkele.',
  },
};
