/** Glyphs of which tags give another text (/ActualText; ISO 32000-2, 14.9.4): they show what the text says. */
import type { Pace } from '../../pace/pace';
import { upwards, type Element } from '../structure/tags';
import { readableText } from '../tree/readable-text';
import type { Find } from './residue/find';
import { addLetters, addTouched, type TracedText } from './traced-pages';

/** Adds all glyphs of elements in whose text something is found. */
export async function addElementGlyphs(text: TracedText, find: Find, found: Set<number>): Promise<void> {
	const { fragments, leafOf, hasElementTexts } = text.page.found;
	if (!leafOf || !hasElementTexts) return;
	const known = new Map<Element, boolean>();
	for (const fragment of fragments) {
		const leaf = leafOf(fragment);
		if (leaf && (await isFoundIn(leaf.element))) addLetters(text, fragment.letters, fragment.text.length, found);
	}

	async function isFoundIn(element: Element): Promise<boolean> {
		const before = known.get(element);
		if (before !== undefined) return before;
		let isFound = false;
		for (const { actualText } of upwards(element))
			if (actualText !== undefined && (await find(actualText)).length > 0) isFound = true;
		known.set(element, isFound);
		return isFound;
	}
}

/** The cost of a glyph, or of a list, see `Pace`. */
const COST = 100;
/** Entries of property lists that say what their content says (14.9). */
const TEXTS = ['ActualText', 'Alt', 'E'];

/** The texts that property lists and tags give of glyphs which areas take. */
export async function textsOfTouched(text: TracedText, pace: Pace): Promise<Set<string>> {
	const texts = new Set<string>();
	const { page, trace } = text;
	if (trace.touched.size === 0) return texts;
	const gone = new Set<number>();
	addTouched(text, gone);
	const inOrder = Uint32Array.from(gone).sort();
	for (const { dict, first, end } of trace.lists) {
		const due = pace.step(COST);
		if (due) await due;
		if (!hasAny(inOrder, first, end)) continue;
		for (const key of TEXTS) texts.add(readableText(dict.get(key) ?? null) ?? '');
	}
	const { fragments, leafOf } = page.found;
	for (const fragment of leafOf ? fragments : []) {
		const due = pace.step(fragment.text.length * COST);
		if (due) await due;
		const leaf = leafOf!(fragment);
		const glyphs = new Set<number>();
		if (leaf) addLetters(text, fragment.letters, fragment.text.length, glyphs);
		if (leaf && [...glyphs].some((glyph) => gone.has(glyph)))
			for (const { actualText } of upwards(leaf.element)) texts.add(actualText ?? '');
	}
	texts.delete('');
	return texts;
}

/** Whether one of the numbers, which are in order, is from `first` to before `end`. */
function hasAny(numbers: Uint32Array, first: number, end: number): boolean {
	let low = 0;
	for (let high = numbers.length; low < high;) {
		const middle = (low + high) >> 1;
		if (numbers[middle]! < first) low = middle + 1;
		else high = middle;
	}
	return low < numbers.length && numbers[low]! < end;
}
