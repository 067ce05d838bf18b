/** Glyphs of which tags give another text (/ActualText; ISO 32000-2, 14.9.4): they show what the text says. */
import { upwards, type Element } from '../structure/tags';
import type { Find } from './residue/find';
import { addLetters, type TracedText } from './traced-pages';

/** Adds all glyphs of elements in whose text something is found. */
export async function addElementGlyphs(text: TracedText, find: Find, found: Set<number>): Promise<void> {
	const { fragments, leafOf } = text.page.found;
	if (!leafOf) return;
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
