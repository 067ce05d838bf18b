/** Names of languages, as people and as Tesseract have them (BCP 47; ISO 639). */
import { invalidParameters } from '../../contract/errors';
import type { Recognizer } from '../../contract/lent';
import { listItems } from '../../sentences';

/** Tesseract's names of the languages that have a code of two letters. */
const NAMES = new Map(
	(
		'af=afr am=amh ar=ara as=asm az=aze be=bel bg=bul bn=ben bo=bod br=bre bs=bos ca=cat co=cos cs=ces cy=cym da=dan de=deu ' +
		'dv=div dz=dzo el=ell en=eng eo=epo es=spa et=est eu=eus fa=fas fi=fin fo=fao fr=fra fy=fry ga=gle gd=gla gl=glg gu=guj ' +
		'he=heb hi=hin hr=hrv ht=hat hu=hun hy=hye id=ind is=isl it=ita iu=iku ja=jpn jv=jav ka=kat kk=kaz km=khm kn=kan ko=kor ' +
		'ku=kmr ky=kir la=lat lb=ltz lo=lao lt=lit lv=lav mi=mri mk=mkd ml=mal mn=mon mr=mar ms=msa mt=mlt my=mya nb=nor ne=nep ' +
		'nl=nld nn=nor no=nor oc=oci or=ori pa=pan pl=pol ps=pus pt=por qu=que ro=ron ru=rus sa=san sd=snd si=sin sk=slk sl=slv ' +
		'sq=sqi sr=srp su=sun sv=swe sw=swa ta=tam te=tel tg=tgk th=tha ti=tir tl=tgl to=ton tr=tur tt=tat ug=uig uk=ukr ur=urd ' +
		'uz=uzb vi=vie yi=yid yo=yor zh=chi_sim'
	)
		.split(' ')
		.map((pair) => pair.split('=') as [code: string, name: string]),
);

/** Subtags of a script or a region with separate data. */
const VARIANTS: Readonly<Record<string, string>> = {
	'zh-hant': 'chi_tra',
	'zh-tw': 'chi_tra',
	'zh-hk': 'chi_tra',
	'zh-mo': 'chi_tra',
	'sr-latn': 'srp_latn',
	'az-cyrl': 'aze_cyrl',
	'uz-cyrl': 'uzb_cyrl',
};

/** Tesseract's name: `tesseractName('de-AT')` is `'deu'`. Other names stay as they are. */
export function tesseractName(given: string): string {
	const [language = '', ...subtags] = given.toLowerCase().split('-');
	const variant = subtags.map((subtag) => VARIANTS[`${language}-${subtag}`]).find((one) => one !== undefined);
	return variant ?? NAMES.get(language) ?? given;
}

/**
 * The languages that `given` names, separated by commas, plus signs or blanks.
 *
 * @throws OctavoError `invalid_parameters` with those that the recognizer does not have
 */
export function requireLanguages(given: string, { languages, cure }: Recognizer): string[] {
	const wanted = given.split(/[\s,+]+/).filter((one) => one !== '');
	const missing = [...new Set(wanted.filter((one) => !languages.includes(tesseractName(one))))];
	const problem =
		wanted.length === 0
			? 'names none'
			: `${listItems(missing.map((one) => `'${one}'`))} ${missing.length === 1 ? 'is' : 'are'} not installed`;
	if (wanted.length > 0 && missing.length === 0) return [...new Set(wanted.map(tesseractName))];
	const known = languages.length === 0 ? 'no language has its data here' : `it must be some of ${languages.join(', ')}`;
	throw invalidParameters([{ field: 'languages', message: `${problem}: ${known}. ${cure}` }]);
}
