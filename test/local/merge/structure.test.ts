import { decode } from '../../../shared/contract/values/decode';
import { numbered, rich } from '../../support/documents/drawn';
import { asDocument, local } from '../../support/hosts/local';
import { Objects } from '../../support/judges/facts';
import { merged } from '../../support/hosts/results';
import { rawPages } from '../../support/documents/raw';
import { qpdfCheck, uncompressed, withTools } from '../../support/judges/tools';

/** Entries of the parent tree, by key. */
function parentsOf(objects: Objects): Map<number, unknown> {
	const found = new Map<number, unknown>();
	const open = [objects.catalog('/StructTreeRoot', '/ParentTree')];
	for (let node = open.pop(); node; node = open.pop()) {
		open.push(...(node['/Kids'] ?? []).map((kid: string) => objects.get(kid)));
		const pairs = node['/Nums'] ?? [];
		for (let at = 0; at < pairs.length; at += 2) found.set(pairs[at], pairs[at + 1]);
	}
	return found;
}

/** A tagged page with a direct annotation. */
const tagged = (
	name: string,
	root: string,
	{
		key = 0,
		catalog = '/MarkInfo<</Marked true>>',
		objects = {},
	}: { key?: number; catalog?: string; objects?: Readonly<Record<number, string>> } = {},
) =>
	rawPages(1, {
		catalog: `/StructTreeRoot 60 0 R/Lang(${name})${catalog}`,
		pages: {
			1: `/StructParents ${key}/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/StructParent ${key + 1}/Contents(${name})>>]`,
		},
		objects: {
			60: `<</Type/StructTreeRoot/K 61 0 R/ParentTree<</Nums[${key}[62 0 R]${key + 1} 61 0 R]>>${root}>>`,
			61: '<</Type/StructElem/S/Document/P 60 0 R/K[62 0 R]>>',
			62: `<</S/Custom/P 61 0 R/Pg 11 0 R/K 0/C/Class/ID(id)/A<</O/Table/Headers[(id)]>>/ActualText(${name})>>`,
			...objects,
		},
	});

withTools('qpdf')('structure of several documents', () => {
	test('pages and annotations find their elements, and elements their pages', async () => {
		const bytes = await merged(await rich(3), await rich(4, { objectStreams: true }), await rich(3));
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		const objects = new Objects(bytes);
		const parents = parentsOf(objects);
		const pages = objects.pages();
		const keys = pages.map((page) => objects.get(page)['/StructParents']);
		expect(keys).toEqual([0, 1, 2, 4, 5, 6, 7, 9, 10, 11]);
		for (const [index, page] of pages.entries()) {
			const [element] = objects.get(parents.get(keys[index]));
			expect(objects.get(element)).toMatchObject({ '/S': '/Para', '/Pg': page, '/K': 0 });
		}
		const links = objects.find({ '/Subtype': '/Link' }).filter((link) => link['/StructParent'] !== undefined);
		expect(links.map((link) => link['/StructParent']).sort()).toEqual([12, 3, 8].sort());
		for (const link of links) {
			const { '/K': kids, '/S': role } = objects.get(parents.get(link['/StructParent']));
			expect(role).toBe('/Link');
			expect(objects.get(objects.get(kids)[0]['/Obj'])).toEqual(link);
		}
		expect(parents.size).toBe(13);
		expect(objects.catalog('/StructTreeRoot', '/ParentTreeNextKey')).toBe(13);
		const root = objects.catalog()['/StructTreeRoot'];
		for (const kid of objects.catalog('/StructTreeRoot', '/K')) expect(objects.get(kid)['/P']).toBe(root);
		expect(objects.find({ '/Type': '/StructTreeRoot' })).toHaveLength(1);
		expect(objects.catalog('/StructTreeRoot', '/RoleMap')).toEqual({ '/Para': '/P' });
	});

	test('roles that lead to roles are mapped to their last, and those of a circle to themselves', async () => {
		const roles = '/Custom/B/A/B/B/C/C/H1/Tail/In/In/Out/Out/In/Own/Own';
		const objects = new Objects(await merged(tagged('en', `/RoleMap<<${roles}>>`), await rich(3)));
		expect(objects.catalog('/StructTreeRoot', '/RoleMap')).toMatchObject({
			...{ '/Custom': '/H1', '/A': '/H1', '/B': '/H1', '/C': '/H1' },
			...{ '/Tail': '/In', '/In': '/In', '/Out': '/Out', '/Own': '/Own' },
		});
	});

	test('roles, classes and identifiers that mean something else are renamed where they are used', async () => {
		const first = tagged(
			'en',
			'/RoleMap<</Custom/Alias/Alias/H1>>/ClassMap<</Class<</O/Layout/SpaceBefore 1>>>>/IDTree<</Names[(id)62 0 R]>>',
		);
		const second = tagged(
			'de',
			'/RoleMap<</Custom/Alias/Alias/P>>/ClassMap<</Class<</O/Layout/SpaceBefore 2>>>>/IDTree<</Names[(id)62 0 R]>>',
			{ key: 7 },
		);
		const objects = new Objects(await merged(first, second, first));
		const find = (text: string) => objects.find({ '/ActualText': `u:${text}` });
		expect(find('en')).toHaveLength(2);
		expect(find('en')[0]).toMatchObject({ '/S': '/Custom', '/C': '/Class', '/ID': 'u:id', '/A': { '/Headers': ['u:id'] } });
		expect(find('en')[1]).toMatchObject({ '/S': '/Custom', '/C': '/Class', '/ID': 'u:id_3', '/A': { '/Headers': ['u:id_3'] } });
		expect(find('de')).toMatchObject([
			{ '/S': '/Custom_2', '/C': '/Class_2', '/ID': 'u:id_2', '/A': { '/Headers': ['u:id_2'] } },
		]);
		expect(objects.catalog('/StructTreeRoot', '/RoleMap')).toMatchObject({ '/Custom': '/H1', '/Custom_2': '/P' });
		expect(objects.catalog('/StructTreeRoot', '/ClassMap', '/Class_2')).toEqual({ '/O': '/Layout', '/SpaceBefore': 2 });
		const identifiers = objects.catalog('/StructTreeRoot', '/IDTree', '/Names');
		expect(identifiers.filter((_: unknown, at: number) => at % 2 === 0)).toEqual(['u:id', 'u:id_2', 'u:id_3']);
		// Direct annotations of a page count, too.
		const direct = objects
			.pages()
			.map((page) => [objects.get(page)['/StructParents'], objects.at(page, '/Annots', 0, '/StructParent')]);
		expect(direct).toEqual([
			[0, 1],
			[9, 10],
			[11, 12],
		]);
		expect([...parentsOf(objects).keys()].sort((a, b) => a - b)).toEqual([0, 1, 9, 10, 11, 12]);
		// The language of the first document is not that of the second.
		const languages = objects.catalog('/StructTreeRoot', '/K').map((kid: string) => objects.get(kid)['/Lang']);
		expect(languages).toEqual([undefined, 'u:de', undefined]);
	});

	test('classes that name headers of table cells follow their identifiers', async () => {
		const input = tagged('en', '/ClassMap<</Class<</O/Table/Headers[(id)]>>/List 63 0 R>>/IDTree<</Names[(id)62 0 R]>>', {
			objects: { 63: '[64 0 R]', 64: '<</O/Table/Headers[(id)]>>' },
		});
		const objects = new Objects(await merged(input, input));
		const classes = objects.catalog('/StructTreeRoot', '/ClassMap');
		expect(objects.find({ '/ActualText': 'u:en' }).map((element) => objects.at(classes[element['/C']], '/Headers', 0))).toEqual([
			'u:id',
			'u:id_2',
		]);
		expect(['/List', '/List_2'].map((name) => objects.at(classes, name, 0, '/Headers'))).toEqual([['u:id'], ['u:id_2']]);
	});

	test('beside documents without structure', async () => {
		// Its structure was lost, but its keys were not.
		const lost = rawPages(1, { pages: { 1: '/StructParents 0' } });
		for (const inputs of [
			[tagged('en', ''), lost, await numbered(1)],
			[lost, await numbered(1), tagged('en', '')],
		]) {
			const bytes = await merged(...inputs);
			expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
			expect(uncompressed(bytes).match(/\/StructParents /g)).toHaveLength(1);
			const objects = new Objects(bytes);
			expect(objects.catalog('/MarkInfo')).toBeUndefined();
			expect([...parentsOf(objects).keys()]).toEqual([0, 1]);
		}
	});

	test.each([
		['untagged documents', [tagged('en', ''), rawPages(1, {}), tagged('de', ''), rawPages(1, {})], '2.pdf, 4.pdf are not'],
		['one that has tags and does not say so', [tagged('en', '', { catalog: '' }), tagged('de', '')], '1.pdf is not'],
	])('loses the mark of tagged documents if it is merged with %s, and a note says why', async (_, inputs, because) => {
		const { notes } = await local.run(
			'merge_documents',
			inputs.map((bytes, index) => asDocument(bytes, `${index + 1}.pdf`)),
			decode('merge_documents', {}),
		);
		expect(notes).toEqual([
			{
				code: 'tags_incomplete',
				message: `The result is not marked as tagged, because ${because}. It has the tags of the other documents.`,
			},
		]);
	});

	test.each([
		['tagged', [tagged('en', ''), tagged('de', '')]],
		['untagged', [rawPages(1, {}), rawPages(1, {})]],
		['not marked as tagged', [tagged('en', '', { catalog: '' }), rawPages(1, {})]],
	])('of documents that are all %s has no note, even with a table of contents', async (_, inputs) => {
		const documents = inputs.map((bytes) => asDocument(bytes));
		const { notes } = await local.run('merge_documents', documents, decode('merge_documents', { table_of_contents: true }));
		expect(notes).toEqual([]);
	});
});
