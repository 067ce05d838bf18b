/** Compares two documents: their pages, and everything around them (docs/semantics.md, D55). */
import type { JsonObject, JsonValue } from '../../contract/backend';
import type { Pattern } from '../../patterns';
import type { PdfDocument } from '../../pdf/document';
import { aroundPages, type Around } from './around-pages';
import { changedPages, changeEntries, Readers } from './changed-pages';
import { differences, Room } from './entries';
import { matchPages, type Matched } from './match-pages';
import { type PagePrint, Prints } from './page-print';
import { type DrawnVersions, withoutSeenSame } from './seen-pages';

export interface CompareOptions {
	readonly pattern: Pattern | undefined;
	readonly withText: boolean;
	/** Both documents once more, if pages are compared by their pictures. */
	readonly drawn: (() => Promise<DrawnVersions>) | undefined;
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
/** The programs that wrote the document: if pages are compared by their pictures, they do not count. */
const PROGRAMS: ReadonlySet<string> = new Set(['creator', 'producer']);

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
	const readers = new Readers(new Prints(after, options.pattern), new Prints(before, options.pattern));
	const [now, old] = [await prints(readers.after, after), await prints(readers.before, before)];
	await pace.rest();
	const matched = await matchPages(old, now, pace);
	const room = new Room();
	const { changes, pixelEqual, truncated } = await withoutSeenSame(changedPages(matched, now, old), readers, options.drawn);
	const { counts: around, data, isSame } = await aroundData({ after, before }, matched, room, options.drawn !== undefined);
	const numbers = (list: readonly number[]) => room.entries(list.map((index) => index + 1));
	const added = indices(matched.before);
	const removed = indices(matched.after);
	const moved = [...matched.moved].map((page) => ({ page: page + 1, before: matched.before[page]! + 1 }));
	const pages = {
		added: numbers(added),
		removed: numbers(removed),
		moved: room.entries(moved),
		changed: await changeEntries(changes, readers, options.withText, room, pace),
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
		truncated: room.truncated || readers.truncated || truncated,
		pageCount: after.pages.count,
		pageCountBefore: before.pages.count,
		pixelEqual,
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

interface AroundData {
	readonly counts: Readonly<Record<string, number>>;
	readonly data: JsonObject;
	readonly isSame: boolean;
}

async function aroundData({ after, before }: Versions, matched: Matched, room: Room, isSeen: boolean): Promise<AroundData> {
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
		metadata.every((key) => DATES.has(key) || (isSeen && PROGRAMS.has(key))) &&
		LISTS.every((list) => counts[list] === 0 || (isSeen && list === 'fonts')) &&
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
