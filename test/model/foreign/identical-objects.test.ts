/** Which objects are identical, so that one of them is enough. */
import type { PdfDocument } from '../../../shared/pdf/document';
import { openDocument } from '../../../shared/pdf/open-document';
import { markAll } from '../../../shared/pdf/reachability';
import { findDuplicates, findDuplicatesWithin } from '../../../shared/model/foreign/identical-objects';
import { deflateSync } from 'node:zlib';
import { job } from '../../support/hosts/local';
import { encryptedByQpdf } from '../../support/documents/protection';
import { RawFile, packable, pageObjects, rawPages } from '../../support/documents/raw';
import { withTools } from '../../support/judges/tools';

type Objects = Record<number, string | readonly [string, string]>;

const refs = (objects: Objects) =>
	Object.keys(objects)
		.map((number) => `${number} 0 R`)
		.join(' ');
/** A page, and objects from 60 on, to all of which the catalog refers. */
const withObjects = (objects: Objects) => rawPages(1, { catalog: `/X[${refs(objects)}]`, objects });

/** For each object that another one replaces, `part: number > part: number`; the part is left out where there is one document. */
async function duplicates(files: readonly Uint8Array[], change?: (documents: readonly PdfDocument[]) => void): Promise<string[]> {
	const documents = await Promise.all(files.map((bytes) => openDocument(bytes, job())));
	change?.(documents);
	// All documents are reached from the trailer of the first only in an assembly: here each is marked alone.
	const each = await Promise.all(documents.map((document) => markAll([document], { detail: true })));
	const marked = { ...each[0]!, markings: each.map(({ markings }) => markings[0]!) };
	const within = documents.length === 1;
	const alias = within ? await findDuplicatesWithin(documents[0]!, marked) : await findDuplicates(documents, marked);
	return documents.flatMap((document, part) =>
		Array.from({ length: document.size }, (_, number) => number).flatMap((number) => {
			const found = alias(part, number);
			if (!found) return [];
			return within ? [`${number} > ${found.number}`] : [`${part}: ${number} > ${found.part}: ${found.number}`];
		}),
	);
}

const within = (objects: Objects) => duplicates([withObjects(objects)]);

const IMAGE = '/Type/XObject/Subtype/Image/Width 2/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray';

describe('in one document', () => {
	test.each<[string, Objects, string[]]>([
		[
			'streams with the same dictionary and data',
			{ 60: [IMAGE, 'ab'], 61: [IMAGE, 'ab'], 62: [IMAGE, 'ab'] },
			['61 > 60', '62 > 60'],
		],
		[
			'fonts, and what refers to them',
			{
				60: '<</Type/Font/A 62 0 R>>',
				61: '<</Type/Font/A 63 0 R>>',
				62: '<</Type/FontDescriptor/B 1>>',
				63: '<</Type/FontDescriptor/B 1>>',
			},
			['61 > 60', '63 > 62'],
		],
		[
			'widths and color spaces',
			{
				60: '[1 2 3 4 5 6 7 8 9]',
				61: '[1 2 3 4 5 6 7 8 9]',
				62: '[/Indexed/DeviceGray 1<00ff>]',
				63: '[/Indexed/DeviceGray 1<00ff>]',
			},
			['61 > 60', '63 > 62'],
		],
		[
			'objects that refer to the same one',
			{ 60: '<</Type/Font/A 62 0 R>>', 61: '<</Type/Font/A 62 0 R>>', 62: '[1]' },
			['61 > 60'],
		],
	])('finds %s', async (_, objects, expected) => {
		expect(await within(objects)).toEqual(expected);
	});

	test.each<[string, Objects]>([
		[
			'objects whose references differ',
			{ 60: '<</Type/Font/A 62 0 R>>', 61: '<</Type/Font/A 63 0 R>>', 62: '<</B 1>>', 63: '<</B 1>>' },
		],
		['streams whose data differs in the last byte', { 60: [IMAGE, 'ab'], 61: [IMAGE, 'ac'] }],
		['streams whose dictionaries differ', { 60: [IMAGE, 'ab'], 61: [`${IMAGE}/Decode[1 0]`, 'ab'] }],
		[
			'streams with the same data that is encoded differently',
			{ 60: [`${IMAGE}/Filter/ASCIIHexDecode`, '6162>'], 61: [IMAGE, '6162>'] },
		],
		['short arrays, which may be a box', { 60: '[1 2 3 4]', 61: '[1 2 3 4]' }],
		['dictionaries of nothing known', { 60: '<</A 1>>', 61: '<</A 1>>' }],
		['objects that have their own place', { 60: '<</Type/Font/Parent 1 0 R>>', 61: '<</Type/Font/Parent 1 0 R>>' }],
		['streams without any sign of what they are', { 60: ['', 'ab'], 61: ['', 'ab'] }],
	])('does not take %s for identical', async (_, objects) => {
		expect(await within(objects)).toEqual([]);
	});

	test('takes streams for resources that only resources are named by', async () => {
		const objects = { 62: ['', 'program'], 63: ['', 'program'] } as const;
		const named = { 60: '<</Type/FontDescriptor/FontFile2 62 0 R>>', 61: '<</Type/FontDescriptor/FontFile2 63 0 R>>' };
		const others = { 60: '<</Type/FontDescriptor/Other 62 0 R>>', 61: '<</Type/FontDescriptor/Other 63 0 R>>' };
		expect(await within({ ...named, ...objects })).toEqual(['61 > 60', '63 > 62']);
		expect(await within({ ...others, ...objects })).toEqual([]);
	});

	test('finds chains of objects, as long as those of fonts are', async () => {
		// Resources, font, descendant font, descriptor, program.
		const chain = (first: number): Objects => ({
			[first]: `<</Font<</F ${first + 1} 0 R>>>>`,
			[first + 1]: `<</Type/Font/Subtype/Type0/DescendantFonts[${first + 2} 0 R]>>`,
			[first + 2]: `<</Type/Font/Subtype/CIDFontType2/FontDescriptor ${first + 3} 0 R>>`,
			[first + 3]: `<</Type/FontDescriptor/FontFile2 ${first + 4} 0 R>>`,
			[first + 4]: ['/Length1 7', 'program'],
		});
		expect(await within({ ...chain(60), ...chain(70) })).toEqual(['70 > 60', '71 > 61', '72 > 62', '73 > 63', '74 > 64']);
	});

	test('never takes references in circles for identical', async () => {
		const objects = { 60: '<</Type/Font/A 61 0 R>>', 61: '<</Type/Font/A 60 0 R>>', 62: '<</Type/Font/A 62 0 R>>' };
		expect(await within(objects)).toEqual([]);
	});

	test('finds objects in object streams', async () => {
		const objects = { 60: '<</Type/Font/A 1>>', 61: '<</Type/Font/A 1>>', 62: '<</Type/Font/A 2>>' };
		const [packed, streams] = packable({ ...pageObjects(1, { catalog: `/X[${refs(objects)}]` }), ...objects });
		const file = new RawFile().objects(streams).objectStream(100, packed).crossReferenceStream(101, '/Root 1 0 R');
		expect(await duplicates([file.bytes])).toEqual(['61 > 60']);
	});

	test('leaves alone objects that are not alive, or were changed', async () => {
		const objects = { 60: '<</Type/Font/A 1>>', 61: '<</Type/Font/A 1>>', 62: '<</Type/Font/A 1>>' };
		const lost = rawPages(1, { catalog: '/X[61 0 R 62 0 R]', objects });
		expect(await duplicates([lost])).toEqual(['62 > 61']);
		const changed = await duplicates([withObjects(objects)], ([document]) => document!.patch(60, { B: undefined }));
		expect(changed).toEqual(['62 > 61']);
	});

	test('leaves alone the content of pages, which other programs change in place', async () => {
		const content = ['/Type/XObject/Subtype/Form/BBox[0 0 1 1]', 'q Q'] as const;
		const pages = { 1: '/A 60 0 R', 2: '/A 61 0 R' };
		const { 41: _one, 42: _two, ...others } = pageObjects(2, { pages });
		const file = new RawFile().objects({ ...others, 41: content, 42: content, 60: content, 61: content }).table('/Root 1 0 R');
		expect(await duplicates([file.bytes])).toEqual(['61 > 60']);
	});
});

describe('in several documents', () => {
	const font = (data: string, first = 60): Objects => ({
		[first]: `<</Type/FontDescriptor/FontFile2 ${first + 1} 0 R>>`,
		[first + 1]: ['/Length1 9', data],
	});

	test('finds objects of different documents, under any numbers', async () => {
		const files = [withObjects(font('same')), withObjects(font('other')), withObjects(font('same', 70))];
		expect(await duplicates(files)).toEqual(['2: 70 > 0: 60', '2: 71 > 0: 61']);
	});

	test('looks for streams, and what refers to them, alone', async () => {
		const file = withObjects({ 60: '<</Type/Font/A 1>>', 61: '<</Type/Font/A 1>>', 62: [IMAGE, 'ab'], 63: [IMAGE, 'ab'] });
		expect(await duplicates([file, withObjects({ 60: '<</Type/Font/A 1>>' })])).toEqual([]);
	});

	test('finds the same in a document that is given twice, whose streams are not compared', async () => {
		const file = withObjects({ ...font('same'), 62: [IMAGE, 'ab'], 63: '<</Type/Font/A 62 0 R>>' });
		expect(await duplicates([file, file])).toEqual(['1: 60 > 0: 60', '1: 61 > 0: 61', '1: 62 > 0: 62', '1: 63 > 0: 63']);
		const changed = await duplicates([file, file], ([, second]) => second!.put(62, 7));
		expect(changed).toEqual(['1: 60 > 0: 60', '1: 61 > 0: 61']);
	});

	test('tells files apart that differ in one byte, of which a few are compared', async () => {
		const file = (index: number) => withObjects({ 60: ['/Length1 9', `${'program'.repeat(2000)}${'abcdefghijkl'[index]!}`] });
		const files = Array.from({ length: 12 }, (_, index) => file(index));
		expect(new Set(files.map(({ length }) => length)).size).toBe(1);
		expect(await duplicates([...files, file(0), file(11)])).toEqual(['12: 60 > 0: 60', '13: 60 > 11: 60']);
	});

	test('compares the data as it is in the file, filters included', async () => {
		const data = (level: number) => deflateSync(Buffer.alloc(5000, 'program '), { level }).toString('latin1');
		const file = (level: number) => withObjects({ 60: ['/Length1 9/Filter/FlateDecode', data(level)] });
		expect(await duplicates([file(1), file(9), file(1)])).toEqual(['2: 60 > 0: 60']);
	});
});

withTools('qpdf')('in encrypted documents', () => {
	test('finds data that looks different in every object', async () => {
		const objects = { 60: ['/Length1 9', 'program'], 61: ['/Length1 9', 'program'], 62: ['/Length1 9', 'another'] } as const;
		const input = encryptedByQpdf(withObjects(objects), 'AESV3 R6', '', 'owner');
		expect(Buffer.from(input).includes('program')).toBe(false);
		expect(await duplicates([input])).toHaveLength(1);
	});
});
