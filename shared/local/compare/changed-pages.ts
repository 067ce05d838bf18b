/** Pages that are in both versions and differ: what of them does, and where (docs/semantics.md, D77). */
import type { JsonObject } from '../../contract/backend';
import type { Box } from '../../model/geometry/geometry';
import type { TextBox } from '../../model/interpreter/frame';
import { ItemIds } from '../../model/look/drawn-items';
import type { Pace } from '../../pace/pace';
import { boxEntry } from '../text/box';
import { wordsWithin } from './changed-words';
import { type ChangedItem, differingItems } from './differing-items';
import { newEffort } from './differing-paints';
import type { Room } from './entries';
import { lineDiff } from './line-diff';
import type { Matched } from './match-pages';
import { mergeBoxes, shareOf, withKinds } from './merge-boxes';
import { type ComparedText, type PagePrint, type Prints, splitWords } from './page-print';

/** By index. */
export interface Change {
	readonly page: number;
	readonly before: number;
	readonly look: boolean;
	readonly text: boolean;
	readonly annotations: boolean;
	/** Whether it would show if it was drawn. */
	readonly isDrawn: boolean;
	/** Boxes around the pixels that differ, if the pages were drawn. */
	readonly seen?: readonly Box[];
}

export function changedPages({ before }: Matched, now: readonly PagePrint[], old: readonly PagePrint[]): Change[] {
	const changes: Change[] = [];
	for (const [page, other] of before.entries()) {
		if (other < 0) continue;
		const [one, earlier] = [now[page]!, old[other]!];
		const change = {
			page,
			before: other,
			look: one.content !== earlier.content,
			text: one.text !== earlier.text,
			annotations: one.annotations !== earlier.annotations,
			isDrawn: one.undrawn === earlier.undrawn,
		};
		if (change.look || change.text || change.annotations) changes.push(change);
	}
	return changes;
}

/** Readers of both versions. */
export class Readers {
	readonly effort = newEffort();

	constructor(
		readonly after: Prints,
		readonly before: Prints,
	) {}

	get truncated(): boolean {
		return this.after.truncated || this.before.truncated;
	}

	/** The lines of a changed page that do not count, in both versions. */
	async ignored({ page, before }: Change): Promise<TextBox[]> {
		return [...(await this.after.text(page)).ignored, ...(await this.before.text(before)).ignored];
	}
}

/** The text of a page in both versions. */
interface Texts {
	readonly now: ComparedText;
	readonly old: ComparedText;
}

const MOST_CHANGES = 1000;

export async function changeEntries(
	changes: readonly Change[],
	readers: Readers,
	withText: boolean,
	room: Room,
	pace: Pace,
): Promise<JsonObject[]> {
	const entries: JsonObject[] = [];
	for (const change of changes) {
		const { page, before, look, text, annotations } = change;
		const texts = { now: await readers.after.text(page), old: await readers.before.text(before) };
		const words = text ? await wordCounts(texts, pace) : { wordsAdded: 0, wordsRemoved: 0 };
		const { lines, truncated } = text && withText ? await lineDiff(texts.old, texts.now) : { lines: [], truncated: false };
		room.truncated ||= truncated;
		const where = await locateChange(change, readers, texts, withText, pace);
		const [entry] = room.entries([
			{ page: page + 1, before: before + 1, look, text, annotations, ...words, ...where, ...(withText && { diff: lines }) },
		]);
		if (!entry || entries.length === MOST_CHANGES) {
			room.truncated = true;
			break;
		}
		entries.push(entry);
	}
	return entries;
}

/** Where the page changed, and which part of it. */
async function locateChange(change: Change, readers: Readers, texts: Texts, withText: boolean, pace: Pace): Promise<JsonObject> {
	if (!change.look && !change.annotations) return { share: 0, boxes: [] };
	const { items, area } = await changedItems(change, readers, texts, pace);
	const boxes = items.map(({ box }) => box);
	const [now, old] = withText
		? [await wordsWithin(texts.now.flow, boxes, pace), await wordsWithin(texts.old.flow, boxes, pace)]
		: [];
	return {
		share: shareOf(items, area),
		boxes: items.map(({ kind, box: [left, top, right, bottom] }, index) => ({
			kind,
			...boxEntry({ x: left, y: top, width: right - left, height: bottom - top }),
			...(now && old && kind === 'text' && { before: old[index]!, after: now[index]! }),
		})),
	};
}

interface ChangedArea {
	readonly items: readonly ChangedItem[];
	/** The page. */
	readonly area: Box;
}

async function changedItems(
	{ page, before, seen }: Change,
	readers: Readers,
	{ now, old }: Texts,
	pace: Pace,
): Promise<ChangedArea> {
	const ids = new ItemIds();
	const drawn = await readers.after.items(page, now, ids);
	const earlier = await readers.before.items(before, old, ids);
	const differing = await differingItems(drawn, earlier, pace, readers.effort);
	// A page that was larger may have changed beyond its sides.
	const [, , right, bottom] = drawn.page;
	const area: Box = [0, 0, Math.max(right, earlier.page[2]), Math.max(bottom, earlier.page[3])];
	const changed = seen ? await withKinds(seen, differing, area, pace) : differing;
	return { items: await mergeBoxes(changed, area, pace), area };
}

/** Words that one text has more often than the other. */
async function wordCounts({ now, old }: Texts, pace: Pace): Promise<{ wordsAdded: number; wordsRemoved: number }> {
	const counts = new Map<string, number>();
	for (const [text, one] of [
		[old.masked, -1],
		[now.masked, 1],
	] as const)
		for (const word of splitWords(text)) {
			counts.set(word, (counts.get(word) ?? 0) + one);
			const due = pace.step(word.length + 200);
			if (due) await due;
		}
	let [wordsAdded, wordsRemoved] = [0, 0];
	for (const count of counts.values()) {
		if (count > 0) wordsAdded += count;
		else wordsRemoved -= count;
	}
	return { wordsAdded, wordsRemoved };
}
