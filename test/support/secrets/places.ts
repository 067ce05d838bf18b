/** Documents with a secret in one place, and the ways in which programs of others see it. */
import { decode } from '../../../shared/contract/values/decode';
import { texts } from '../documents/texts';
import { asDocument, local } from '../hosts/local';
import { pageTexts, textByMupdf, uncompressed } from '../judges/tools';

export const SECRET = 'Zorkmid';
const PUBLIC = 'BT /F 12 Tf 40 500 Td (Public words) Tj ET\n';
export const utf16 = (text: string): string => `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;

export type Objects = Readonly<Record<number, string | readonly [string, string]>>;

export interface Place {
	readonly content?: string;
	readonly resources?: string;
	readonly page?: string;
	readonly catalog?: string;
	readonly objects?: Objects;
}

export const show = (text: string): string => `BT /F 12 Tf 40 400 Td (${text}) Tj ET\n`;
export const form = (content: string, entries = ''): readonly [string, string] => [
	`/Type/XObject/Subtype/Form/BBox[0 0 400 600]/Resources<</Font<</F 61 0 R>>>>${entries}`,
	content,
];
export const annotation = (entries: string, objects: Objects = {}): Place => ({
	page: '/Annots[70 0 R]',
	objects: { 70: `<</Type/Annot/Rect[10 10 60 30]/F 4${entries}>>`, ...objects },
});
export const field = (entries: string, objects: Objects = {}): Place => ({
	catalog: '/AcroForm<</Fields[70 0 R]/DR<</Font<</F 61 0 R>>>>/DA(/F 10 Tf)>>',
	...annotation(`/Subtype/Widget/FT/Tx${entries}`, objects),
});
export const element = (entries: string, root = ''): Place => ({
	content: '/P <</MCID 0>> BDC BT /F 12 Tf 40 300 Td (Tagged) Tj ET EMC\n',
	page: '/StructParents 0',
	catalog: '/MarkInfo<</Marked true>>/StructTreeRoot 70 0 R',
	objects: {
		70: `<</Type/StructTreeRoot/K 71 0 R/ParentTree<</Nums[0[71 0 R]]>>${root}>>`,
		71: `<</Type/StructElem/S/P/P 70 0 R/Pg 200 0 R/K 0${entries}>>`,
	},
});
export const layer = (name: string, content: string): Place => ({
	content,
	resources: '/Properties<</L 70 0 R>>',
	catalog: '/OCProperties<</OCGs[70 0 R]/D<</OFF[70 0 R]>>>>',
	objects: { 70: `<</Type/OCG/Name(${name})>>` },
});
export const xmp = (body: string): Place => ({
	catalog: '/Metadata 70 0 R',
	objects: {
		70: [
			'/Type/Metadata/Subtype/XML',
			`<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">${body}</rdf:Description></rdf:RDF></x:xmpmeta>`,
		],
	},
});

export const made = ({ content = '', ...more }: Place): Uint8Array => texts([PUBLIC + content], more);

export async function redacted(bytes: Uint8Array) {
	const { documents, facts } = await local.run('redact_text', [asDocument(bytes)], decode('redact_text', { search: 'zorkmid' }));
	return { bytes: documents[0]!.bytes, facts };
}

/** The ways in which programs of others see the text. */
export function tracesOf(bytes: Uint8Array): string[] {
	const whole = uncompressed(bytes);
	const plain = whole.replace(/<[^<>]*>/g, (part) => (/^<[0-9a-f\s]+>$/i.test(part) ? part : ''));
	const unescaped = decodeURIComponent(
		whole
			.replace(/%(?![0-9a-f]{2})/gi, '')
			.replace(/[\x80-\xff]/g, '?')
			.replace(/%[89a-f][0-9a-f]/gi, '?'),
	).replaceAll('&#109;', 'm');
	const utf16 = Buffer.from(SECRET, 'utf16le').swap16();
	const digits = [Buffer.from(SECRET), Buffer.from(SECRET, 'utf16le')].map((bytes) => bytes.toString('hex'));
	const text = [...pageTexts(bytes), textByMupdf(bytes)].join('\n');
	const found = {
		digits: digits.some((hex) => whole.toLowerCase().includes(hex)),
		plain: text
			.replace(/[\u00ad\u200b]/g, '')
			.normalize('NFKC')
			.includes(SECRET),
		strings: whole.includes(SECRET) || plain.includes(SECRET) || unescaped.includes(SECRET),
		utf16: whole.includes(utf16.toString('latin1')) || whole.toLowerCase().includes(utf16.toString('hex')),
		parts: /Zork|mid/.test(whole) || /6d00690064|6d6964/i.test(whole),
		kerned: /Zo\) -?[\d.]+ \(rk/.test(whole) || /\(Zork\)/.test(whole),
		poppler: pageTexts(bytes).join('\n').includes(SECRET),
		mutool: textByMupdf(bytes).includes(SECRET),
	};
	return Object.entries(found).flatMap(([way, isThere]) => (isThere ? [way] : []));
}
