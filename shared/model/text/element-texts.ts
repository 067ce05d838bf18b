/** Text that structure elements give instead of their content (/ActualText; ISO 32000-2, 14.9.4). */
import type { Job } from '../../pdf/job';
import { PageCharacters } from '../interpreter/page-characters';
import { saysNothing } from '../font/reading/glyph-text';
import { type Element, upwards } from '../structure/tags';
import { cleanText } from './fragments/clean';
import { Fragment } from './fragments/fragment';
import type { FragmentBuilder } from './fragments/fragment-builder';
import type { LeafOf } from './layout/tagged';

/** The cost of a fragment, see `Pace`. */
const COST = 100;

/**
 * The fragments of a page, with those of each such element replaced by one, where the element begins. An element of several pages gives
 * its text on the first.
 */
export async function withElementTexts(
	builder: FragmentBuilder,
	leafOf: LeafOf,
	page: number,
	job: Job,
): Promise<readonly Fragment[]> {
	const replaced = new Map<Element, Element | undefined>();
	const written = new Set<Element>();
	const { fragments, edges } = builder;
	const result: Fragment[] = [];
	const characters = new PageCharacters(job);
	for (const [index, fragment] of fragments.entries()) {
		const due = job.pace.step(COST);
		if (due) await due;
		const leaf = leafOf(fragment);
		const by = leaf && replacing(leaf.element);
		if (!by) {
			result.push(fragment);
			continue;
		}
		if (written.has(by) || by.firstPage !== page) continue;
		written.add(by);
		characters.take(by.actualText!.length);
		const text = cleanText(by.actualText!.trim());
		if (text === '') continue;
		const whole = new Fragment(fragment.style, fragment.start, fragment.baseline, fragment.order, edges.count);
		whole.text = text;
		whole.end = endOfLine(fragments, index, (other) => {
			const its = leafOf(other);
			return its !== undefined && replacing(its.element) === by;
		});
		for (let unit = 0; unit < text.length; unit++) edges.add(whole.start, whole.end);
		result.push(whole);
	}
	return result;

	/** The outermost element around this one that gives text. */
	function replacing(element: Element): Element | undefined {
		if (replaced.has(element)) return replaced.get(element);
		const path: Element[] = [];
		for (const above of upwards(element)) {
			if (replaced.has(above)) break;
			path.push(above);
		}
		// From the outside in: what replaces an element replaces all in it.
		for (const inner of path.reverse()) {
			const outer = inner.parent && replaced.get(inner.parent);
			const { actualText } = inner;
			replaced.set(inner, outer ?? (actualText === undefined || saysNothing(actualText) ? undefined : inner));
		}
		return replaced.get(element);
	}
}

/** Where the fragments that are replaced together end, on the line of the first. */
function endOfLine(fragments: readonly Fragment[], index: number, isReplaced: (fragment: Fragment) => boolean): number {
	const first = fragments[index]!;
	let { end } = first;
	for (let at = index + 1; at < fragments.length; at++) {
		const next = fragments[at]!;
		if (next.baseline !== first.baseline || next.style.frame !== first.style.frame || !isReplaced(next)) break;
		end = Math.max(end, next.end);
	}
	return end;
}
