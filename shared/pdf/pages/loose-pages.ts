/** The last resort of recovery: pages that no page tree leads to. */
import { unreadable } from '../../contract/errors';
import type { ObjectEditor } from '../object-source';
import { COMPRESSED, UNCOMPRESSED } from '../object-table';
import { Dict, Name, Ref, isName, type Value } from '../syntax/values';
import type { PageTree } from './page-tree';

/** Makes a page tree of all page objects, in the order of their numbers. */
export async function adoptLoosePages(document: ObjectEditor, pages: PageTree): Promise<void> {
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
	await pages.read();
	if (pages.count === 0) throw unreadable('it has no pages');
	await pages.rebuild(pages.numbers);
}
