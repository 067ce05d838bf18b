/** The field tree: nodes, names, and the fields that can have a value (ISO 32000-2, 12.7.4). */
import { fieldNodes, fullName, inheritedEntry, ownerOf, readFields, terminalFields } from '../../../shared/model/form/field-tree';
import { openDocument } from '../../../shared/pdf/open-document';
import { Ref } from '../../../shared/pdf/syntax/values';
import { job } from '../../support/hosts/local';
import { rawPages } from '../../support/documents/raw';

const opened = (fields: string, objects: Readonly<Record<number, string>> = {}) =>
	openDocument(rawPages(1, { catalog: `/AcroForm<</Fields[${fields}]>>`, objects }), job());

test('gives parents before kids, with names, types and owners', async () => {
	const document = await opened('60 0 R<</T(direct)/FT/Btn>>', {
		60: '<</T(a)/FT/Tx/Kids[61 0 R 62 0 R]>>',
		61: '<</T(b)/Kids[63 0 R]>>',
		62: '<</FT/Ch/Subtype/Widget>>',
		63: '<</Subtype/Widget>>',
	});
	const nodes = await readFields(document);
	expect(nodes.map(({ number, name, part, type, depth }) => [number, name, part, type, depth])).toEqual([
		[60, 'a', 'a', 'Tx', 1],
		[61, 'a.b', 'b', 'Tx', 2],
		[63, 'a.b', '', 'Tx', 3],
		[62, 'a', '', 'Ch', 2],
		[undefined, 'direct', 'direct', 'Btn', 1],
	]);
	expect(nodes.map((node) => ownerOf(node).name)).toEqual(['a', 'a.b', 'a.b', 'a', 'direct']);
	expect(terminalFields(nodes).map(({ name }) => name)).toEqual(['a.b', 'direct']);
});

test('passes over objects that are not fields, and ends cycles', async () => {
	const document = await opened('60 0 R 61 0 R 62 0 R 99 0 R (text) null', {
		60: '<</T(a)/Kids[60 0 R 61 0 R]>>',
		61: '[60 0 R]',
		62: '60 0 R',
	});
	expect((await readFields(document)).map(({ name }) => name)).toEqual(['a']);
});

test('lets the kids of a node change before they are walked', async () => {
	const document = await opened('60 0 R', { 60: '<</T(a)/Kids[61 0 R]>>', 61: '<</T(b)>>', 62: '<</T(c)>>' });
	const names: string[] = [];
	for (const { name, dict } of fieldNodes(document)) {
		names.push(name);
		if (name === 'a') dict.set('Kids', [new Ref(62)]);
	}
	expect(names).toEqual(['a', 'a.c']);
});

test('reads deep trees to the end, with names that stay short', async () => {
	const depth = 5000;
	const objects = Object.fromEntries(
		Array.from({ length: depth }, (_, at) => [60 + at, `<</T(n)/FT/Sig/Parent ${59 + at} 0 R/Kids[${61 + at} 0 R]>>`]),
	);
	const document = await opened('60 0 R', objects);
	const nodes = await readFields(document);
	expect(nodes).toHaveLength(depth);
	expect(Math.max(...nodes.map(({ name }) => name.length))).toBeLessThan(200);
	expect(fullName(document, nodes.at(-1)!.dict).length).toBeLessThan(200);
	expect([...fieldNodes(document, { depth: 7 })]).toHaveLength(7);
});

test('inherits entries, and names fields that the tree does not list, through /Parent', async () => {
	const document = await opened('', { 60: '<</T(a)/DA(x)>>', 61: '<</Parent 60 0 R>>', 62: '<</T(b)/Parent 61 0 R>>' });
	const dict = document.dict(new Ref(62))!;
	expect(fullName(document, dict)).toBe('a.b');
	expect(inheritedEntry(document, dict, 'DA')).toBeDefined();
	expect(inheritedEntry(document, dict, 'Q')).toBeUndefined();
	expect(await readFields(document)).toEqual([]);
});
