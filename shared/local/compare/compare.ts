/** Compares two documents: their pages, and everything around them (docs/semantics.md, D55). */
import type { JsonObject, JsonValue } from '../../contract/backend';
import type { Pattern } from '../../patterns';
import type { PdfDocument } from '../../pdf/document';
import { aroundPages, type Around } from './around-pages';
import { differences, Room } from './entries';
import { lineDiff } from './line-diff';
import { matchPages, type Matched } from './match-pages';
import { type PagePrint, Prints, splitWords } from './page-print';

export interface CompareOptions {
	readonly pattern: Pattern | undefined;
	readonly withText: boolean;
}

/** The later version, and the earlier one. */
export interface Versions {
	readonly after: PdfDocument;
	readonly before: PdfDocument;
}

/** Lists of the entries that only one version has. */
const LISTS = ['fonts', 'links', 'bookmarks', 'attachments', 'form'] as const;
/** Entries of the metadata that every build changes: they are told, and do not make documents different. */
const DATES: ReadonlySet<string> = new Set(['created', 'modified']);

export async function compareDocuments({ after, before }: Versions, options: CompareOptions): Promise<JsonObject> {
	const { pace } = after.job;
	const total = after.pages.count + before.pages.count;
	let done = 0;
	const prints = async (reader: Prints, { pages }: PdfDocument): Promise<PagePrint[]> => {
		const found: PagePrint[] = [];
		for (let index = 0; index < pages.count; index++) {
			found.push(await reader.page(index));
			pace.progress(++done / total);
		}
		return found;
	};
	const readers = { after: new Prints(after, options.pattern), before: new Prints(before, options.pattern) };
	const [now, old] = [await prints(readers.after, after), await prints(readers.before, before)];
	await pace.rest();
	const matched = await matchPages(old, now, pace);
	const room = new Room();
	const changes = changedPages(matched, now, old);
	const { counts: around, data, isSame } = await aroundData({ after, before }, matched, room);
	const numbers = (list: readonly number[]) => room.entries(list.map((index) => index + 1));
	const added = indices(matched.before);
	const removed = indices(matched.after);
	const moved = [...matched.moved].map((page) => ({ page: page + 1, before: matched.before[page]! + 1 }));
	const pages = {
		added: numbers(added),
		removed: numbers(removed),
		moved: room.entries(moved),
		changed: await changeEntries(changes, { after, before }, options, room),
	};
	const counts = {
		pagesAdded: added.length,
		pagesRemoved: removed.length,
		pagesMoved: moved.length,
		pagesChanged: changes.length,
		...around,
	};
	return {
		same: isSame && added.length + removed.length + moved.length + changes.length === 0,
		truncated: room.truncated || readers.after.truncated || readers.before.truncated,
		pageCount: after.pages.count,
		pageCountBefore: before.pages.count,
		counts,
		pages,
		...data,
		bytes: sizes(after, before),
	};
}

const indices = (matched: Int32Array): number[] => [...matched.keys()].filter((index) => matched[index]! < 0);

function sizes({ bytes: after }: PdfDocument, { bytes: before }: PdfDocument): JsonValue {
	return Buffer.compare(after, before) === 0 ? null : { before: before.length, after: after.length };
}

interface Change {
	readonly page: number;
	readonly before: number;
	readonly look: boolean;
	readonly text: boolean;
	readonly annotations: boolean;
}

/** Pages that are in both versions and differ; by index. */
function changedPages({ before }: Matched, now: readonly PagePrint[], old: readonly PagePrint[]): Change[] {
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
		};
		if (change.look || change.text || change.annotations) changes.push(change);
	}
	return changes;
}

/** The changed pages with the number of their words that are new and gone, and the lines if they were asked for. */
async function changeEntries(
	changes: readonly Change[],
	{ after, before }: Versions,
	{ pattern, withText }: CompareOptions,
	room: Room,
): Promise<JsonObject[]> {
	const readers = { after: new Prints(after, pattern), before: new Prints(before, pattern) };
	const entries: JsonObject[] = [];
	for (const { page, before: other, ...what } of changes) {
		let words = { wordsAdded: 0, wordsRemoved: 0 };
		let diff: readonly string[] = [];
		if (what.text) {
			const [now, old] = [await readers.after.text(page), await readers.before.text(other)];
			words = await wordCounts(old.masked, now.masked, after);
			if (withText) {
				const { lines, truncated } = await lineDiff(old, now);
				room.truncated ||= truncated;
				diff = lines;
			}
		}
		const [entry] = room.entries([{ page: page + 1, before: other + 1, ...what, ...words, ...(withText && { diff }) }]);
		if (!entry || entries.length === MOST_CHANGES) {
			room.truncated = true;
			break;
		}
		entries.push(entry);
	}
	return entries;
}

const MOST_CHANGES = 1000;

/** Words that one text has more often than the other. */
async function wordCounts(
	before: string,
	after: string,
	{ job }: PdfDocument,
): Promise<{ wordsAdded: number; wordsRemoved: number }> {
	const counts = new Map<string, number>();
	for (const [text, one] of [
		[before, -1],
		[after, 1],
	] as const)
		for (const word of splitWords(text)) {
			counts.set(word, (counts.get(word) ?? 0) + one);
			const due = job.pace.step(word.length + 200);
			if (due) await due;
		}
	let [wordsAdded, wordsRemoved] = [0, 0];
	for (const count of counts.values()) {
		if (count > 0) wordsAdded += count;
		else wordsRemoved -= count;
	}
	return { wordsAdded, wordsRemoved };
}

interface AroundData {
	readonly counts: Readonly<Record<string, number>>;
	readonly data: JsonObject;
	readonly isSame: boolean;
}

async function aroundData({ after, before }: Versions, matched: Matched, room: Room): Promise<AroundData> {
	const now = await aroundPages(after, (index) => (matched.before[index]! < 0 ? undefined : index));
	const old = await aroundPages(before, (index) => (matched.after[index]! < 0 ? undefined : matched.after[index]));
	const metadata = Object.keys(now.metadata).filter((key) => now.metadata[key] !== old.metadata[key]);
	const counts: Record<string, number> = { metadata: metadata.length };
	const data: Record<string, JsonValue> = { metadata: pairs(old, now, metadata, room) };
	for (const list of LISTS) {
		const found = await differences(old[list], now[list], after.job.pace);
		counts[list] = found.before.length + found.after.length;
		data[list] = { before: room.entries(found.before), after: room.entries(found.after) };
	}
	data.security = differing(old.security, now.security);
	data.tagged = differing(old.tagged, now.tagged);
	const isSame =
		metadata.every((key) => DATES.has(key)) &&
		LISTS.every((list) => counts[list] === 0) &&
		data.security === null &&
		data.tagged === null;
	return { counts, data, isSame };
}

/** Values of the metadata before and after. */
function pairs({ metadata: before }: Around, { metadata: after }: Around, keys: readonly string[], room: Room): JsonObject {
	const entries = keys.map((key) => ({ key, pair: { before: before[key] ?? null, after: after[key] ?? null } }));
	return Object.fromEntries(room.entries(entries).map(({ key, pair }) => [key, pair]));
}

const differing = (before: JsonValue, after: JsonValue): JsonValue =>
	JSON.stringify(before) === JSON.stringify(after) ? null : { before, after };
