/** Numbers of lists and counters (CSS Lists 3, 4), and how they are written (CSS Counter Styles 3, 6). */
import { MOST_MADE, tooMuchMade } from '../../html/limits';
import type { HtmlElement } from '../../html/nodes';
import { elementsOf } from '../../html/nodes';
import type { Marker } from '../../model/layout/boxes/box';
import type { ContentPart, Style } from '../../model/layout/boxes/style';

/** Parts of content that are texts here; the others need pictures, pages or the text of an element. */
export type WrittenPart = Extract<
	ContentPart,
	{ text: string } | { attribute: string } | { counter: string } | { quote: string }
>;

/** The characters that one of `counters()` counts for: the numbers of elements deep in others are words without end. */
const OF_COUNTERS = 4;

const SHAPES: ReadonlySet<string> = new Set(['disc', 'circle', 'square']);
/** Whether what a summary is about is seen (CSS Counter Styles 3, 6.3). */
const TRIANGLES: Readonly<Record<string, string>> = { 'disclosure-open': '▼ ', 'disclosure-closed': '▶ ' };

export class Counters {
	private readonly values = new Map<string, number[]>();
	/** Of the elements that are open, outermost first: the counters that their children opened. */
	private readonly scopes: Set<string>[] = [new Set()];
	private quotes = 0;
	/** Characters that the content of style sheets made so far. */
	private made = 0;

	/** Counts an element; returns what ends the counters that only its content sees. */
	enter(style: Style, element: HtmlElement | undefined): () => void {
		for (const [name, value] of style.counterReset) this.open(name, value);
		if (element && (element.name === 'ol' || element.name === 'ul' || element.name === 'menu'))
			this.open('list-item', startOf(element));
		if (style.display === 'list-item') this.countItem(element);
		for (const [name, value] of style.counterIncrement) {
			const stack = this.values.get(name);
			if (!stack || stack.length === 0) this.open(name, value);
			else stack[stack.length - 1] = stack.at(-1)! + value;
		}
		this.scopes.push(new Set());
		return () => {
			for (const name of this.scopes.pop()!) this.values.get(name)!.pop();
		};
	}

	/** Siblings that follow see it, too; one that opens it again takes its place (4.4). */
	private open(name: string, value: number): void {
		const stack = this.values.get(name) ?? [];
		this.values.set(name, stack);
		const siblings = this.scopes.at(-1)!;
		if (siblings.has(name)) stack.pop();
		siblings.add(name);
		stack.push(value);
	}

	private countItem(element: HtmlElement | undefined): void {
		const stack = this.values.get('list-item') ?? [0];
		this.values.set('list-item', stack);
		if (stack.length === 0) stack.push(0);
		const given = element?.attributes.get('value');
		const step = element?.parent?.attributes.has('reversed') === true ? -1 : 1;
		stack[stack.length - 1] = given !== undefined && /^\s*-?\d{1,9}\s*$/.test(given) ? Number(given) : stack.at(-1)! + step;
	}

	/** The mark of an item; `undefined` without one. */
	marker({ listStyleType }: Style): Omit<Marker, 'element' | 'style'> | undefined {
		if (listStyleType === 'none') return undefined;
		if (SHAPES.has(listStyleType)) return { text: '', shape: listStyleType as 'disc' };
		if (Object.hasOwn(TRIANGLES, listStyleType)) return { text: TRIANGLES[listStyleType]!, shape: undefined };
		if (listStyleType.startsWith('"')) return { text: listStyleType.slice(1), shape: undefined };
		const value = this.values.get('list-item')?.at(-1) ?? 1;
		return { text: `${writeCounter(value, listStyleType)}${ownOf(AFTER, listStyleType) ?? '. '}`, shape: undefined };
	}

	/** @throws OctavoError `invalid_parameters` if all texts together are too long */
	textOf(part: WrittenPart, element: HtmlElement, style: Style): string {
		const text = this.write(part, element, style);
		this.made += text.length * ('counter' in part && part.separator !== undefined ? OF_COUNTERS : 1);
		if (this.made > MOST_MADE) throw tooMuchMade();
		return text;
	}

	private write(part: WrittenPart, element: HtmlElement, { quotes }: Style): string {
		if ('text' in part) return part.text;
		if ('attribute' in part) return element.attributes.get(part.attribute) ?? '';
		if ('quote' in part) return this.quote(part.quote, quotes);
		const stack = this.values.get(part.counter) ?? [0];
		if (part.separator === undefined) return writeCounter(stack.at(-1) ?? 0, part.style);
		return stack.map((value) => writeCounter(value, part.style)).join(part.separator);
	}

	private quote(which: 'open' | 'close' | 'none', quotes: readonly string[]): string {
		if (which === 'none') return '';
		if (which === 'close') this.quotes = Math.max(this.quotes - 1, 0);
		const level = Math.min(this.quotes, quotes.length / 2 - 1);
		if (which === 'open') this.quotes++;
		return quotes[2 * level + (which === 'open' ? 0 : 1)] ?? '';
	}
}

/** One before the first number of a list. */
function startOf(element: HtmlElement): number {
	const given = element.attributes.get('start');
	const start = given !== undefined && /^\s*-?\d{1,9}\s*$/.test(given) ? Number(given) : undefined;
	if (element.attributes.has('reversed')) return (start ?? elementsOf(element).filter(({ name }) => name === 'li').length) + 1;
	return (start ?? 1) - 1;
}

/** Numbers that are added, the largest first, each with its letters. */
type Addends = readonly (readonly [number, string])[];

/** Nine letters for each power of ten, from one to nine times it. */
const inTens = (letters: string): Addends =>
	[...letters].map((letter, at) => [((at % 9) + 1) * 10 ** Math.floor(at / 9), letter] as const).reverse();

const ROMAN: Addends = [
	[1000, 'm'],
	[900, 'cm'],
	[500, 'd'],
	[400, 'cd'],
	[100, 'c'],
	[90, 'xc'],
	[50, 'l'],
	[40, 'xl'],
	[10, 'x'],
	[9, 'ix'],
	[5, 'v'],
	[4, 'iv'],
	[1, 'i'],
];
const HEBREW = inTens('אבגדהוזחטיכלמנסעפצקרשת');
const ARMENIAN = inTens('ԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔ');

const changeLetters = (addends: Addends, change: (letters: string) => string): Addends =>
	addends.map(([size, letters]) => [size, change(letters)] as const);

interface Sums {
	/** The largest number; the smallest one is 1. */
	readonly most: number;
	readonly addends: Addends;
}

const SUMS: Readonly<Record<string, Sums>> = {
	'lower-roman': { most: 3999, addends: ROMAN },
	'upper-roman': { most: 3999, addends: changeLetters(ROMAN, (letters) => letters.toUpperCase()) },
	armenian: { most: 9999, addends: ARMENIAN },
	'upper-armenian': { most: 9999, addends: ARMENIAN },
	'lower-armenian': { most: 9999, addends: changeLetters(ARMENIAN, (letters) => letters.toLowerCase()) },
	georgian: { most: 19_999, addends: inTens('აბგდევზჱთიკლმნჲოპჟრსტჳფქღყშჩცძწჭხჴჯჰჵ') },
	hebrew: {
		most: 10_999,
		addends: [
			...HEBREW.filter(([size]) => size <= 10).map(([size, letter]) => [1000 * size, `${letter}׳`] as const),
			...HEBREW.filter(([size]) => size >= 20),
			// 15 and 16 would be names of God in letters that are added.
			...(['יט', 'יח', 'יז', 'טז', 'טו'] as const).map((letters, at) => [19 - at, letters] as const),
			...HEBREW.filter(([size]) => size <= 10),
		],
	},
};

/** Letters one after the other; after the last one, two of them. */
const LETTERS: Readonly<Record<string, string>> = {
	'lower-alpha': 'abcdefghijklmnopqrstuvwxyz',
	'lower-latin': 'abcdefghijklmnopqrstuvwxyz',
	'upper-alpha': 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
	'upper-latin': 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
	'lower-greek': 'αβγδεζηθικλμνξοπρστυφχψω',
	hiragana: 'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわゐゑをん',
	katakana: 'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヰヱヲン',
};

/** Digits, from zero to nine. */
const DIGITS: Readonly<Record<string, string>> = {
	'arabic-indic': '٠١٢٣٤٥٦٧٨٩',
	persian: '۰۱۲۳۴۵۶۷۸۹',
	devanagari: '०१२३४५६७८९',
	'cjk-decimal': '〇一二三四五六七八九',
};

const SYMBOLS: Readonly<Record<string, string>> = { none: '', disc: '•', circle: '◦', square: '▪' };

/** Marks after the number of an item; other styles have a point and a space. */
const AFTER: Readonly<Record<string, string>> = { 'cjk-decimal': '、', hiragana: '、', katakana: '、' };

const ownOf = <Value>(table: Readonly<Record<string, Value>>, style: string): Value | undefined =>
	Object.hasOwn(table, style) ? table[style] : undefined;

function addUp(value: number, addends: Addends): string {
	let [rest, text] = [value, ''];
	for (const [size, letters] of addends) for (; rest >= size; rest -= size) text += letters;
	return text;
}

function lettersOf(value: number, letters: string): string {
	let [rest, text] = [value, ''];
	for (; rest > 0; rest = Math.floor((rest - 1) / letters.length)) text = letters[(rest - 1) % letters.length]! + text;
	return text;
}

/** A number in a style (CSS Counter Styles 3, 6). `writeCounter(4, 'lower-roman')` is `'iv'`. Numbers that a style does not have are written in usual digits. */
export function writeCounter(value: number, style: string): string {
	const symbol = ownOf(SYMBOLS, style);
	if (symbol !== undefined) return symbol;
	const sums = ownOf(SUMS, style);
	if (sums && value >= 1 && value <= sums.most) return addUp(value, sums.addends);
	const letters = ownOf(LETTERS, style);
	if (letters !== undefined && value >= 1 && Number.isSafeInteger(value)) return lettersOf(value, letters);
	const usual = String(value);
	const digits = ownOf(DIGITS, style);
	if (digits !== undefined && (value >= 0 || style !== 'cjk-decimal'))
		return usual.replace(/\d/g, (digit) => digits[Number(digit)]!);
	return style === 'decimal-leading-zero' && value >= 0 && value < 10 ? `0${usual}` : usual;
}
