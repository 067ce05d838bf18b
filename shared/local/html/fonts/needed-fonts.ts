/** The fonts that the text of HTML needs, by its words: to open all of them takes time. */
import { everyElement, innerText, type HtmlElement, type HtmlNode } from '../../../html/nodes';
import type { Rule, StyleSheets } from '../../../html/style-sheet';
import { isKnownFamily } from '../../../model/layout/boxes/setting';
import type { OurStyle } from '../../../model/making/typefaces';
import type { Pace } from '../../../pace/pace';
import type { RunningTexts } from '../../markdown/running-lines';

const NEEDS: readonly (readonly [OurStyle, RegExp, RegExp])[] = [
	['SemiBold', /^(?:b|strong|h[1-6]|th|optgroup)$/, /font-weight|font\s*:/i],
	['Italic', /^(?:i|em|cite|var|dfn|address)$/, /italic|oblique/i],
	[
		'Serif',
		/^$/,
		/(?<!sans-)\bserif|georgia|times|garamond|palatino|antiqua|bookman|cambria|constantia|baskerville|didot|bodoni|century|charter|cursive|fantasy|merriweather|lora|katex|latin modern|computer modern|crimson|playfair|cormorant/i,
	],
	['Mono', /^(?:code|pre|kbd|samp|tt|textarea|input (?:date|time|month|week|datetime-local))$/, /mono|courier|consolas|menlo/i],
];

const FAMILY = /^font(?:-family)?$/;

/** Whether a rule says which family all text has that says nothing itself. */
function setsFamily({ selector, declarations }: Rule): boolean {
	const [only, ...around] = selector.compounds;
	const isBase =
		only!.name === undefined ? only!.classes.length === 0 && only!.id === undefined : /^(?:html|body)$/.test(only!.name);
	return isBase && around.length === 0 && declarations.some(({ name, value }) => FAMILY.test(name) && value.trim() !== 'serif');
}

const namesFamily = (node: HtmlNode): boolean =>
	node.kind === 'element' && node.name === 'body' && /\bfont(?:-family)?\s{0,9}:/i.test(node.attributes.get('style') ?? '');

/** Characters of families that are looked at; to open a font that is not used does no harm. */
const LONGEST_FAMILIES = 300;

/** Whether none of the families of a text is known: in their place there is Noto Serif. */
const isOfOthers = (families: string): boolean =>
	!families
		.slice(0, LONGEST_FAMILIES)
		.split(',')
		.some((name) => /var\(|inherit|initial/i.test(name) || isKnownFamily(name.replace(/["']/g, '').trim().toLowerCase()));

/** Whether a rule asks for them. */
async function askForOthers(rules: readonly Rule[], pace: Pace): Promise<boolean> {
	let before: Rule['declarations'] | undefined;
	for (const { declarations } of rules) {
		// Selectors of one rule share them.
		if (declarations === before) continue;
		before = declarations;
		for (const { name, value } of declarations) {
			const isFamily = name === 'font-family';
			const due = pace.step(isFamily ? ELEMENT * 5 : 30);
			if (due) await due;
			if (isFamily && isOfOthers(value)) return true;
		}
	}
	return false;
}

/** The families of one element. */
const writtenFamilies = (written: string): string => /font-family\s{0,9}:([^;]{1,300})/i.exec(written)?.[1] ?? 'serif';

/** The cost of an element, see `Pace`. */
const ELEMENT = 2000;
/** Attributes that say how text looks. */
const WRITTEN = ['style', 'font-family', 'font-style', 'font-weight', 'face'];

/** The styles and the characters of the text, which tell the fonts that are needed. */
export async function neededFonts(
	roots: readonly HtmlElement[],
	{ rules }: StyleSheets,
	{ header = '', footer = '', date = '', title }: RunningTexts,
	pace: Pace,
): Promise<{ readonly styles: readonly OurStyle[]; readonly text: string }> {
	const styles = new Set<OurStyle>();
	// Marks of lists.
	const texts: string[] = ['•○▪', header, footer, date, title];
	for (const element of roots.flatMap(everyElement)) {
		const due = pace.step(ELEMENT);
		if (due) await due;
		const written = WRITTEN.flatMap((name) => {
			const value = element.attributes.get(name);
			return value === undefined ? [] : [`${name}:${value}`];
		}).join(';');
		if (isOfOthers(writtenFamilies(written))) styles.add('Serif');
		const type = element.name === 'input' ? (element.attributes.get('type') ?? '') : '';
		const kind = element.name === 'input' ? `input ${type.trim().toLowerCase()}` : element.name;
		const isSheet = element.name === 'style';
		const sheet = isSheet ? innerText(element) : '';
		for (const [style, names, words] of NEEDS)
			if (names.test(kind) || words.test(written) || words.test(sheet)) styles.add(style);
		// Characters that are not ASCII tell whether emoji are needed; in sheets they may be numbers.
		for (const [, code] of sheet.matchAll(/\\([\da-f]{2,6})/gi)) {
			const point = Number.parseInt(code!, 16);
			if (point > 0x7f && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff)) texts.push(String.fromCodePoint(point));
		}
		for (const name of ['alt', 'title', 'data-label', 'value', 'placeholder', 'label'])
			texts.push(element.attributes.get(name) ?? '');
		for (const child of element.children) if (child.kind === 'text') texts.push(child.value.replace(/[\0-\x7f]+/g, ''));
	}
	const setsNone = () => !rules.some(setsFamily) && !roots.some(({ children }) => children.some(namesFamily));
	if (!styles.has('Serif') && ((await askForOthers(rules, pace)) || setsNone())) styles.add('Serif');
	return { styles: [...styles], text: texts.join('') };
}
