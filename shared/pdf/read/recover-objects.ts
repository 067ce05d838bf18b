/** What helps when the cross-reference is gone: objects, catalog and pages are found by looking at everything. */
import { unreadable } from '../../errors';
import type { PdfDocument } from '../document';
import { PageTree } from '../pages/page-tree';
import { Dict, Name, Ref, isName, type Value } from '../syntax/values';
import { FREE, COMPRESSED, UNCOMPRESSED, UNKNOWN } from './xref';

/** After a scan of the file: objects in object streams. A later place in the file wins. */
export async function findCompressed(document: PdfDocument): Promise<void> {
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
	for (const { number, at } of streams) {
		const objectStream = document.objectStream(number);
		const due = pace.step((objectStream?.data.length ?? 0) + 1000);
		if (due) await due;
		for (const [index, packed] of objectStream?.numbers.entries() ?? []) {
			const later = table.kind[packed] === UNCOMPRESSED && table.place[packed]! > at;
			if (packed > 0 && !later && !objectStreams.has(packed)) table.set(packed, COMPRESSED, number, index);
		}
	}
	if (table.size > document.bodies.length) {
		const bodies = new Int32Array(table.size);
		bodies.set(document.bodies);
		document.bodies = bodies;
	}
}

/** After a scan of the file: a catalog, when no trailer names one. The last one wins. */
export async function findRoot(document: PdfDocument): Promise<void> {
	if (document.dict(document.trailer.get('Root'))?.has('Pages')) return;
	for (let number = document.table.size - 1; number > 0; number--) {
		if (document.table.kind[number] === UNKNOWN || document.table.kind[number] === FREE) continue;
		const due = document.job.pace.step(1000);
		if (due) await due;
		if (isName(document.entry(number, 'Type'), 'Catalog')) {
			document.trailer.set('Root', new Ref(number, document.generation(number)));
			return;
		}
	}
	if (!(document.get(document.catalogNumber) instanceof Dict)) {
		const catalog = new Dict([['Type', new Name('Catalog')]]);
		document.trailer.set('Root', document.add(catalog));
	}
}

/** Last resort: pages that no tree leads to, in the order of the file. */
export async function adoptLoosePages(document: PdfDocument): Promise<PageTree> {
	const { table } = document;
	const loose: number[] = [];
	for (let number = 1; number < table.size; number++) {
		if (
			(table.kind[number] === UNCOMPRESSED || table.kind[number] === COMPRESSED) &&
			isName(document.entry(number, 'Type'), 'Page')
		)
			loose.push(number);
		const due = document.job.pace.step(1000);
		if (due) await due;
	}
	if (loose.length === 0) throw unreadable('it has no pages');
	const kids = loose.map((number) => new Ref(number, document.generation(number)));
	const root = document.add(
		new Dict([
			['Type', new Name('Pages')],
			['Kids', kids],
			['Count', kids.length],
		] as [string, Value][]),
	);
	const catalog = document.edit(document.catalogNumber);
	if (!(catalog instanceof Dict)) throw unreadable('it has no catalog');
	catalog.set('Pages', root);
	const pages = await PageTree.read(document);
	if (pages.count === 0) throw unreadable('it has no pages');
	await pages.rebuild(pages.numbers);
	return pages;
}
