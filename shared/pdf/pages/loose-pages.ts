/** The last resort of recovery: pages that no page tree leads to. */
import { unreadable } from '../../contract/errors';
import type { ObjectEditor } from '../object-source';
import { COMPRESSED, UNCOMPRESSED } from '../object-table';
import { Dict, Name, Ref, isName, type Value } from '../syntax/values';
import type { PageTree } from './page-tree';
import { INHERITABLE } from './read-page-tree';

/** The cost of one object, see `Pace`. */
const COST = 1000;

/**
 * Makes a page tree of the nodes and pages that no node leads to, in the order of the file, with what the pages inherited from the root.
 * Nothing changes if the file has neither, and the root is a page itself.
 */
export async function adoptLoosePages(document: ObjectEditor, pages: PageTree): Promise<void> {
	const { found, loose } = await findLoose(document);
	if (found.length === 0 && pages.count === 1) return;
	if (found.length === 0) throw unreadable('it has no pages');
	const claimed = pages.claimed ?? claimOf(document, loose);
	await hang(document, pages, loose);
	// Nodes that lead to each other in a ring: no root leads to their pages.
	const isComplete = found.every((number) => pages.indexOf(number) >= 0);
	if (!isComplete) await hang(document, pages, found);
	if (pages.count === 0) throw unreadable('it has no pages');
	pages.claimed = claimed;
	pages.isOrderLost = loose.length > 1 || !isComplete;
	pages.isAdopted = true;
	await pages.rebuild(pages.numbers);
}

/** How many pages the old root claims, if it is there. */
function claimOf(document: ObjectEditor, [root, ...others]: readonly number[]): number | undefined {
	const count = others.length > 0 ? undefined : document.resolve(document.entry(root!, 'Count'));
	return typeof count === 'number' ? count : undefined;
}

/** All pages, and those of them and of the nodes above pages that no such node has among its kids. Both are in the order of the file. */
async function findLoose(document: ObjectEditor): Promise<{ readonly found: number[]; readonly loose: number[] }> {
	const { table, job } = document;
	const found: number[] = [];
	const nodes: { readonly number: number; readonly kids: readonly number[] }[] = [];
	/** An array that many nodes share counts once. */
	const known = new Set<Value[]>();
	for (let number = 1; number < table.size; number++) {
		if (table.kind[number] !== UNCOMPRESSED && table.kind[number] !== COMPRESSED) continue;
		const type = document.entry(number, 'Type');
		if (isName(type, 'Page')) found.push(number);
		const listed = isName(type, 'Pages') ? document.array(document.entry(number, 'Kids')) : undefined;
		const isNew = listed !== undefined && !known.has(listed);
		if (isNew) {
			known.add(listed);
			nodes.push({ number, kids: listed.flatMap((kid) => (kid instanceof Ref ? [kid.number] : [])) });
		}
		const due = job.pace.step(COST + (isNew ? listed.length * 20 : 0));
		if (due) await due;
	}
	const placeOf = (number: number): number =>
		table.kind[number] === COMPRESSED ? table.place[table.place[number]!]! : table.place[number]!;
	const inOrder = (one: number, other: number): number =>
		placeOf(one) - placeOf(other) || table.detail[one]! - table.detail[other]!;
	found.sort(inOrder);
	const isPage = new Set(found);
	const above = nodes.filter(({ kids }) => kids.some((kid) => isPage.has(kid)));
	const listed = new Set(above.flatMap(({ kids }) => kids));
	const loose = [...found, ...above.map(({ number }) => number)].filter((number) => !listed.has(number));
	return { found, loose: loose.sort(inOrder) };
}

/** Makes a root that has these kids, and reads the tree below it. */
async function hang(document: ObjectEditor, pages: PageTree, numbers: readonly number[]): Promise<void> {
	const old = document.dict(document.catalog.get('Pages'));
	const inherited = INHERITABLE.flatMap((key): [string, Value][] => {
		const value = isName(old?.get('Type'), 'Pages') ? old?.get(key) : undefined;
		return value === undefined ? [] : [[key, value]];
	});
	const root = document.add(
		new Dict([
			['Type', new Name('Pages')],
			['Kids', numbers.map((number) => new Ref(number, document.generation(number)))],
			['Count', numbers.length],
			...inherited,
		] as [string, Value][]),
	);
	const catalog = document.edit(document.catalogNumber);
	if (!(catalog instanceof Dict)) throw unreadable('it has no catalog');
	catalog.set('Pages', root);
	await pages.read();
}
