/** Recovery when the cross-reference is lost: finds compressed objects and the catalog by looking at every object. */
import type { ObjectEditor } from '../object-source';
import { Dict, Name, Ref, isName } from '../syntax/values';
import { COMPRESSED, FREE, UNCOMPRESSED, UNKNOWN } from '../object-table';

/**
 * After a scan of the file: objects in object streams. A later place in the file wins; before `plainUntil`, object streams give only
 * what the file does not have elsewhere.
 */
export async function findCompressed(document: ObjectEditor, plainUntil: number): Promise<void> {
	const { table } = document;
	const { pace } = document.job;
	const streams: { number: number; at: number }[] = [];
	for (let number = 1; number < table.size; number++) {
		if (table.kind[number] === UNCOMPRESSED && isName(document.entry(number, 'Type'), 'ObjStm'))
			streams.push({ number, at: table.place[number]! });
		const due = pace.step(1000);
		if (due) await due;
	}
	streams.sort((a, b) => a.at - b.at);
	const objectStreams = new Set(streams.map(({ number }) => number));
	for (const { number, at } of streams)
		await listMembers(document, number, (packed) => {
			const wins = table.kind[packed] === UNCOMPRESSED && (table.place[packed]! > at || at < plainUntil);
			return !wins && !objectStreams.has(packed);
		});
}

/** Lists the objects of object streams that have no entry. `numbers`: objects that may be object streams. */
export async function listFurther(document: ObjectEditor, numbers: readonly number[]): Promise<void> {
	const { table } = document;
	for (const number of numbers)
		if (isName(document.entry(number, 'Type'), 'ObjStm'))
			await listMembers(document, number, (packed) => (table.kind[packed] ?? UNKNOWN) === UNKNOWN);
}

async function listMembers(document: ObjectEditor, number: number, takes: (packed: number) => boolean): Promise<void> {
	const { job, table } = document;
	const objectStream = document.objectStream(number);
	const due = job.pace.step((objectStream?.data.length ?? 0) + 1000);
	if (due) await due;
	for (const [index, packed] of objectStream?.numbers.entries() ?? [])
		if (packed > 0 && takes(packed)) table.set(packed, COMPRESSED, number, index);
}

/**
 * After a scan of the file: a catalog, when no trailer names one. The last one wins; one that does not say that it is one, and
 * leads to a page tree, if there is no other.
 */
export async function findRoot(document: ObjectEditor): Promise<void> {
	const named = document.get(document.catalogNumber);
	if (named instanceof Dict && named.has('Pages')) return;
	let unnamed = -1;
	for (let number = document.table.size - 1; number > 0; number--) {
		if (document.table.kind[number] === UNKNOWN || document.table.kind[number] === FREE) continue;
		const due = document.job.pace.step(1000);
		if (due) await due;
		// One that refers to the catalog is not it.
		if (!(document.get(number) instanceof Dict)) continue;
		const type = document.entry(number, 'Type');
		if (isName(type, 'Catalog')) return setRoot(document, number);
		if (type === undefined && unnamed < 0 && leadsToPageTree(document, number)) unnamed = number;
	}
	if (unnamed > 0) return setRoot(document, unnamed);
	// A page that the trailer names would be lost with its page.
	const isPage = isName(document.entry(document.catalogNumber, 'Type'), 'Page');
	if (isPage || !(document.get(document.catalogNumber) instanceof Dict)) {
		const catalog = new Dict([['Type', new Name('Catalog')]]);
		document.trailer.set('Root', document.add(catalog));
	}
}

function setRoot(document: ObjectEditor, number: number): void {
	document.trailer.set('Root', new Ref(number, document.generation(number)));
}

/** Whether the object names a page tree, as catalogs do. */
function leadsToPageTree(document: ObjectEditor, number: number): boolean {
	const pages = document.entry(number, 'Pages');
	return pages instanceof Ref && document.array(document.dict(pages)?.get('Kids')) !== undefined;
}
