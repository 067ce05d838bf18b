/** The text of segments, whatever direction it is read in. */
import { FlowBuilder } from '../fragments/flow';
import type { Edges, Fragment } from '../fragments/fragment';
import { isRaisedDigits } from '../fragments/raised-digits';
import { readingOrder } from './bidi';
import { isSpaced, isTurned, type Segment } from './segments';

/** Its text as it is shown: digits raised after a number stay raised. */
export function segmentText(segment: Segment, edges: Edges): string {
	const flow = new FlowBuilder(edges);
	writeSegment(flow, segment, edges);
	return flow.shown;
}

export function writeSegment(flow: FlowBuilder, { fragments }: Segment, edges: Edges): void {
	if (fragments.some(isTurned)) {
		writeTurned(flow, fragments, edges);
		return;
	}
	for (let at = 0; at < fragments.length; at++) {
		const fragment = fragments[at]!;
		const before = fragments[at - 1];
		if (before && isSpaced(before, fragment)) flow.space(' ');
		else if (before && before.style !== fragment.style && isRaisedDigits(fragment.text, fragment, before)) flow.raiseNext();
		flow.add(fragment);
	}
}

/** Writes a segment that has text from right to left: its glyphs in the order in which they are read. */
function writeTurned(flow: FlowBuilder, fragments: readonly Fragment[], edges: Edges): void {
	const parts: { readonly text: string; readonly fragment?: Fragment; readonly from: number; readonly to: number }[] = [];
	for (const [index, fragment] of fragments.entries()) {
		if (index > 0 && isSpaced(fragments[index - 1]!, fragment)) parts.push({ text: ' ', from: 0, to: 0 });
		const { text } = fragment;
		for (let from = 0, to; from < text.length; from = to) {
			for (to = from + 1; to < text.length && edges.isOneGlyph(fragment, to - 1);) to++;
			parts.push({ text: text.slice(from, to), fragment, from, to });
		}
	}
	const texts = parts.map(({ text }) => text);
	const isReversed = (at: number) => parts[at]?.fragment?.style.marks.isReversed ?? false;
	const reversed = parts.map(({ fragment }, at) => isReversed(at) || (!fragment && isReversed(at - 1) && isReversed(at + 1)));
	for (const index of readingOrder(texts, reversed) ?? texts.keys()) {
		const { text, fragment, from, to } = parts[index]!;
		if (fragment) flow.add(fragment, from, to);
		else flow.space(text);
	}
}
