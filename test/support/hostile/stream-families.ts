/** Families of documents with one stream of a few kilobytes that is megabytes of data, in each place where streams are read. */
import { deflateSync } from 'node:zlib';
import { rawPages } from '../documents/raw';
import { asDocument } from '../hosts/local';
import type { Costly } from './costly';

type Features = Parameters<typeof rawPages>[1];
type Packed = readonly [entries: string, data: string];

const deflated = (data: Buffer, entries = ''): Packed => [`${entries}/Filter/FlateDecode`, deflateSync(data).toString('latin1')];

const packed = (bytes: number, byte: number, head = '', entries = ''): Packed =>
	deflated(Buffer.concat([Buffer.from(head, 'latin1'), Buffer.alloc(bytes, byte)]), entries);

const within = (
	operation: Costly['operation'],
	features: (size: number) => Features,
	more: Partial<Pick<Costly, 'ends' | 'parameters' | 'size'>> = {},
): Costly => ({
	operation,
	documents: (size) => [asDocument(rawPages(1, features(Math.floor(size))))],
	size: 10_000_000,
	ends: 'ok',
	...more,
});

/** A page with a font whose descendant is object 64, and whose descriptor is object 66; object 67 is the stream. */
/** A page in a color of a profile, object 67. */
const profile = (stream: Packed): Features => ({
	pages: { 1: '/Resources<</ColorSpace<</A[/ICCBased 67 0 R]>>>>' },
	objects: { 41: ['', '/A cs 1 0 0 sc 20 20 60 60 re f'], 67: stream },
});
const font = (stream: Packed, more: string, descendant = '', descriptor = ''): Features => ({
	pages: { 1: '/Resources<</Font<</F 60 0 R>>>>' },
	objects: {
		41: ['', 'BT /F 24 Tf 40 100 Td <00010002> Tj ET'],
		60: `<</Type/Font/Subtype/Type0/BaseFont/My/DescendantFonts[64 0 R]${more}>>`,
		64: `<</Type/Font/Subtype/CIDFontType2/BaseFont/My/DW 500/FontDescriptor 66 0 R${descendant}>>`,
		66: `<</Type/FontDescriptor/FontName/My/Flags 4${descriptor}>>`,
		67: stream,
	},
});

/** A page that shows an image of one row, with a predictor. */
const row = (size: number): Features => ({
	pages: { 1: '/Resources<</XObject<</I 60 0 R>>>>' },
	objects: {
		41: ['', 'q 100 0 0 100 0 0 cm /I Do Q'],
		60: packed(
			size,
			4,
			'',
			`/Type/XObject/Subtype/Image/Width ${size - 1}/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray/DecodeParms<</Predictor 15/Columns ${size - 1}>>`,
		),
	},
});

/** One text field, whose value or look is object 60. */
const field = (entries: string, stream: Packed): Features => ({
	catalog: '/AcroForm<</Fields[61 0 R]>>',
	pages: { 1: '/Annots[61 0 R]' },
	objects: { 60: stream, 61: `<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/Rect[0 0 50 20]/P 11 0 R${entries}>>` },
});

/** Content of empty blocks of fixed codes (RFC 1951, 3.2.6): it gives nothing, however long it is. */
const nothing = (size: number): Features => ({
	objects: { 41: ['/Filter/FlateDecode', `\x78\x9c${'\x02\x08\x20\x80\0'.repeat(size / 5)}`] },
});

/** A page of many streams of content whose data is damaged at its end. */
function damaged(size: number): Features {
	const data = deflateSync(Buffer.alloc(3000, 32));
	data[data.length - 5]! ^= 255;
	const numbers = Array.from({ length: size }, (_, i) => 70 + i);
	return {
		pages: { 1: `/Contents[${numbers.map((number) => `${number} 0 R`).join(' ')}]` },
		objects: Object.fromEntries(numbers.map((number) => [number, ['/Filter/FlateDecode', data.toString('latin1')] as const])),
	};
}

export const streamFamilies: Readonly<Record<string, Costly>> = {
	'streams: content that is stamped': within('add_page_numbers', (size) => ({ objects: { 41: packed(size, 32) } })),
	'streams: operators of content that is stamped': within('add_page_numbers', (size) => ({
		objects: { 41: deflated(Buffer.from('q Q Q '.repeat(size / 9))) },
	})),
	'streams: operators of content that is put on a sheet': within(
		'arrange_pages',
		(size) => ({
			objects: { 41: deflated(Buffer.from('q Q Q '.repeat(size / 9))) },
		}),
		{ parameters: () => ({ arrangement: '2' }) },
	),
	'streams: content that gives nothing': within('extract_text', nothing, { size: 1_000_000 }),
	'streams: content that gives nothing and is stamped': within('add_page_numbers', nothing, { size: 1_000_000 }),
	'streams: many damaged ones that are arranged': within('arrange_pages', damaged, {
		parameters: () => ({ arrangement: '2' }),
		size: 4000,
	}),
	'streams: content that is read': within('extract_text', (size) => ({ objects: { 41: packed(size, 32) } }), { size: 8_000_000 }),
	'streams: ToUnicode': within('extract_text', (size) => font(packed(size, 32), '/Encoding/Identity-H/ToUnicode 67 0 R')),
	'streams: an encoding': within('extract_text', (size) => font(packed(size, 32, '', '/CMapName/My'), '/Encoding 67 0 R')),
	'streams: CIDToGIDMap': within('extract_text', (size) => font(packed(size, 1), '/Encoding/Identity-H', '/CIDToGIDMap 67 0 R')),
	'streams: a font program': within('extract_text', (size) =>
		font(packed(size, 0), '/Encoding/Identity-H', '', '/FontFile2 67 0 R'),
	),
	'streams: a profile of colors that is drawn': within('pages_to_images', (size) => profile(packed(size, 32, '', '/N 3')), {
		ends: 'limit_exceeded',
	}),
	'streams: a map of codes that is drawn': within(
		'pages_to_images',
		(size) => font(packed(size, 32, '', '/CMapName/My'), '/Encoding 67 0 R'),
		{ ends: 'limit_exceeded' },
	),
	'streams: a long text of all codes that is drawn': within(
		'pages_to_images',
		(size) =>
			font(
				deflated(Buffer.from(`1 beginbfrange <0000> <ffff> <${'0061'.repeat(size)}> endbfrange`)),
				'/Encoding/Identity-H/ToUnicode 67 0 R',
			),
		{ size: 10_000, ends: 'limit_exceeded' },
	),
	'streams: a font program that is drawn': within('pages_to_images', (size) =>
		font(packed(size, 0), '/Encoding/Identity-H', '', '/FontFile2 67 0 R'),
	),
	'streams: an image of one row that is compressed': within('compress_document', (size) => row(size)),
	'streams: metadata': within(
		'set_metadata',
		(size) => ({
			catalog: '/Metadata 60 0 R',
			objects: { 60: packed(size, 32, '<x:xmpmeta xmlns:x="adobe:ns:meta/">', '/Type/Metadata/Subtype/XML') },
		}),
		{ parameters: () => ({ title: 'A' }) },
	),
	'streams: XFA': within('flatten_form', (size) => ({
		...field('', packed(size, 32, '<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/">')),
		catalog: '/AcroForm<</Fields[61 0 R]/XFA 60 0 R>>',
	})),
	'streams: the value of a field': within('flatten_form', (size) => field('/V 60 0 R', packed(size, 97)), {
		ends: 'limit_exceeded',
	}),
	'streams: the value of a field that is read': within('find_text', (size) => field('/V 60 0 R', packed(size, 97)), {
		parameters: () => ({ search: 'b' }),
		ends: 'limit_exceeded',
	}),
};
