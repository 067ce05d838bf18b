/** The seeds: small documents with one of everything, in every form and encryption. */
import { pack, packageTypes } from '../shared/packaging';
import { fixture } from '../test/conformance/fixtures';
import { numbered, rich } from '../test/support/documents/drawn';
import * as fonts from '../test/support/documents/fonts';
import { png, SMALL_JPEG, withOrientation } from '../test/support/documents/images';
import { encryptedByQpdf, variants, type Variant } from '../test/support/documents/protection';
import { ANSWER, INVOICE, longTable, README, REPORT } from '../test/support/documents/markdown';
import { rawPages } from '../test/support/documents/raw';
import { sample } from '../test/support/documents/samples';
import { assemble, forms, takeApart } from './take-apart.mts';

export const USER = 'user';
export const OWNER = 'owner';

export async function documentSeeds(): Promise<Uint8Array[]> {
	const plain = [
		await numbered(3),
		await rich(4),
		(await fixture('signed')).bytes,
		(await fixture('a form')).bytes,
		(await sample('e-invoice.pdf')).bytes,
		rawPages(3, {
			catalog: '/Names<</Dests 60 0 R>>/Lang(en)',
			objects: { 60: '<</Names[(a)[11 0 R/Fit](b)<</D[13 0 R/XYZ 0 0 0]>>]>>' },
		}),
	];
	const others = [await numbered(2, { objectStreams: true }), await rich(3, { objectStreams: true })];
	const reshaped = plain.flatMap((bytes) => {
		const apart = takeApart(bytes);
		return apart ? forms.map((form) => assemble(apart, form)) : [];
	});
	const encrypted = (Object.keys(variants) as Variant[]).flatMap((variant) =>
		[plain[0]!, plain[1]!].map((bytes) => encryptedByQpdf(bytes, variant, USER, OWNER)),
	);
	return [...plain, ...others, ...reshaped, ...encrypted];
}

/** The document that others are merged with. */
export function wholeDocuments(): Promise<Uint8Array[]> {
	return (companions ??= Promise.all([numbered(2), rich(3), rich(3, { prefix: 'Other', objectStreams: true })]));
}
let companions: Promise<Uint8Array[]> | undefined;

/** Images of every kind that has its own decoder. */
export function imageSeeds(): Uint8Array[] {
	return (images ??= [
		...([0, 2, 3, 4, 6] as const).flatMap((type) => [
			png({ type, depth: 8, width: 9, height: 7 }),
			png({ type, depth: 8, width: 9, height: 7, interlaced: true }),
		]),
		png({ type: 0, depth: 1, width: 9, height: 7 }),
		png({ type: 2, depth: 16, width: 9, height: 7, piece: 20 }),
		png({ type: 3, depth: 4, width: 9, height: 7, chunks: [['tRNS', Buffer.of(0, 128)]] }),
		png({ type: 2, depth: 8, width: 9, height: 7, chunks: [['pHYs', Buffer.from('00000b1300000b1301', 'hex')]] }),
		SMALL_JPEG,
		withOrientation(SMALL_JPEG, 6),
	]);
}
let images: Uint8Array[] | undefined;

/** Markdown with one of everything that it knows, and the hardest constructs nested in each other. */
export const markdownSeeds = (): string[] => [
	REPORT,
	INVOICE,
	ANSWER,
	README,
	longTable(12),
	'- a\n\n  > b\n  > 1. c\n  >    | x | y |\n  >    |--:|:-:|\n  >    | ~~d~~ | `e`\\|f |\n\n\t\tcode\n* * *\nSetext\n===\n',
	'[a]: <b c> "d"\n\n![x][a] [^1] <b>x</b><br>&copy; \\newpage\n\n\\newpage\n\n[^1]: note [^1]\n\n    more\n\n[![i](data:image/png;base64,AA==)](#s)',
	'---\ntitle: שלום\nlang: he\n---\n# عربي *a* العربية 1 2\n\n漢字 ̈ 👨‍👩‍👧 🏳️‍🌈 \u200bx\u00adyz `` ` ``',
];

export const fontSeeds = (): Uint8Array[] => [fonts.dejavu(), fonts.noto()];

export async function packageSeeds(): Promise<{ contentType: string; body: Uint8Array }[]> {
	const bytes = await numbered(1);
	const documents = [
		{ name: '00001.pdf', bytes },
		{ name: 'zwei "2".pdf', bytes: bytes.subarray(0, 100) },
		{ name: '3.pdf', bytes: new Uint8Array() },
	];
	return packageTypes.map((type) => pack(documents, type));
}
