import type { PhotoRefusal } from '@fleetfoot/shared/model/delivery/problem-photo';
import type { Language } from './languages';

/** The texts of the photo that may come with a recipient's problem, in one language. `{size}` stands in `hint`. */
export interface PhotoTexts {
  readonly label: string;
  /** Its types and largest size. */
  readonly hint: string;
  /** Cost of a large one, said where no script makes it smaller. */
  readonly slow: string;
  /** Said where something else was wrong: a page cannot fill in a file. */
  readonly again: string;
  readonly received: string;
  readonly refusals: Readonly<Record<PhotoRefusal, string>>;
}

export const PHOTO_TEXTS: Readonly<Record<Language, PhotoTexts>> = {
  en: {
    label: 'Photo, if you have one',
    hint: 'JPEG or PNG, at most {size}.',
    slow: 'On a slow connection a large photo takes long to send, and uses a lot of data.',
    again: 'Choose your photo again: it was not kept.',
    received: 'We have your photo.',
    refusals: {
      too_large:
        'The photo is too large. Choose one of at most {size}, make it smaller in your phone’s gallery, or send this without it.',
      no_picture: 'This file is no photo that we can read. Choose a JPEG or PNG, or send this without it.',
      too_many_pixels: 'The photo has too many pixels: choose a smaller one, or send this without it.',
      damaged:
        'The photo is damaged, or of a kind that we cannot read. Choose another one, or send this without it.',
    },
  },
  af: {
    label: 'Foto, as jy een het',
    hint: 'JPEG of PNG, hoogstens {size}.',
    slow: 'Op ’n stadige verbinding neem ’n groot foto lank om te stuur, en gebruik baie data.',
    again: 'Kies jou foto weer: dit is nie bewaar nie.',
    received: 'Ons het jou foto.',
    refusals: {
      too_large:
        'Die foto is te groot. Kies een van hoogstens {size}, maak dit kleiner op jou foon, of stuur dit daarsonder.',
      no_picture:
        'Hierdie lêer is nie ’n foto wat ons kan lees nie. Kies ’n JPEG of PNG, of stuur dit daarsonder.',
      too_many_pixels: 'Die foto het te veel pieksels: kies ’n kleiner een, of stuur dit daarsonder.',
      damaged:
        'Die foto is beskadig, of van ’n soort wat ons nie kan lees nie. Kies ’n ander een, of stuur dit daarsonder.',
    },
  },
  zu: {
    label: 'Isithombe, uma unaso',
    hint: 'I-JPEG noma i-PNG, engadluli ku-{size}.',
    slow: 'Uma inethiwekhi ihamba kancane, isithombe esikhulu sithatha isikhathi eside ukuthunyelwa, sisebenzise nedatha eningi.',
    again: 'Khetha isithombe sakho futhi: asigcinwanga.',
    received: 'Sisitholile isithombe sakho.',
    refusals: {
      too_large:
        'Isithombe sikhulu kakhulu. Khetha esingadluli ku-{size}, sinciphise efonini yakho, noma thumela ngaphandle kwaso.',
      no_picture:
        'Leli fayela akusona isithombe esingasifunda. Khetha i-JPEG noma i-PNG, noma thumela ngaphandle kwaso.',
      too_many_pixels:
        'Isithombe sinamaphikiseli amaningi kakhulu: khetha esincane, noma thumela ngaphandle kwaso.',
      damaged:
        'Isithombe sonakele, noma siwuhlobo esingakwazi ukulufunda. Khetha esinye, noma thumela ngaphandle kwaso.',
    },
  },
  xh: {
    label: 'Ifoto, ukuba unayo',
    hint: 'I-JPEG okanye i-PNG, engadluliyo ku-{size}.',
    slow: 'Xa unxibelelwano lucotha, ifoto enkulu ithatha ixesha elide ukuthunyelwa, isebenzise nedatha eninzi.',
    again: 'Khetha ifoto yakho kwakhona: ayigcinwanga.',
    received: 'Siyifumene ifoto yakho.',
    refusals: {
      too_large:
        'Ifoto inkulu kakhulu. Khetha engadluliyo ku-{size}, yinciphise efowunini yakho, okanye uthumele ngaphandle kwayo.',
      no_picture:
        'Le fayile asiyofoto esinokuyifunda. Khetha i-JPEG okanye i-PNG, okanye uthumele ngaphandle kwayo.',
      too_many_pixels:
        'Ifoto ineepikseli ezininzi kakhulu: khetha encinci, okanye uthumele ngaphandle kwayo.',
      damaged:
        'Ifoto yonakele, okanye iluhlobo esingakwaziyo ukulufunda. Khetha enye, okanye uthumele ngaphandle kwayo.',
    },
  },
  st: {
    label: 'Senepe, haeba o na le sona',
    hint: 'JPEG kapa PNG, e sa feteng {size}.',
    slow: 'Haeba marangrang a lieha, senepe se seholo se nka nako e telele ho romelwa, mme se sebedisa data e ngata.',
    again: 'Kgetha senepe sa hao hape: ha se a bolokwa.',
    received: 'Re fumane senepe sa hao.',
    refusals: {
      too_large:
        'Senepe se seholo haholo. Kgetha se sa feteng {size}, se fokotse fonong ya hao, kapa o romele ntle le sona.',
      no_picture:
        'Faele ena ha se senepe seo re ka se balang. Kgetha JPEG kapa PNG, kapa o romele ntle le sona.',
      too_many_pixels:
        'Senepe se na le dipiksele tse ngata haholo: kgetha se senyenyane, kapa o romele ntle le sona.',
      damaged:
        'Senepe se senyehile, kapa ke sa mofuta oo re ke keng ra o bala. Kgetha se seng, kapa o romele ntle le sona.',
    },
  },
};
