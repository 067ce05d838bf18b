/** Malformed numbers, cycles and lengths in fields that readers use to count, index or allocate. */
import { deflateSync } from 'node:zlib';
import { operationNames } from '../../shared/contract/operations';
import { NEW_PASSWORD } from '../support/examples';
import { attempt } from '../support/hostile/attempts';
import { numbered } from '../support/documents/drawn';
import { withCrossReference } from '../support/hostile/documents';
import { local } from '../support/hosts/local';
import { encryptedByQpdf, type Variant } from '../support/documents/protection';
import { rawPages } from '../support/documents/raw';
import { withTools } from '../support/judges/tools';
import { sampled, testInTurn } from '../support/sample';

/** Every operation ends; its result can be opened again, or the document is refused by us. */
async function survives(bytes: Uint8Array): Promise<void> {
	for (const name of sampled(operationNames, 2)) {
		const [result] = await attempt(name, bytes, 'user');
		// Operations that give data pass the document through as it came.
		if (!result || Buffer.compare(result.bytes, bytes) === 0) continue;
		expect(result.bytes.length).toBeLessThan(20 * bytes.length + 1e6);
		const password = name === 'add_password' ? NEW_PASSWORD : 'user';
		await expect(local.run('reverse_pages', [result], { open_password: password })).resolves.toBeDefined();
	}
}

const altered = (bytes: Uint8Array, pattern: RegExp, replacement: string): Uint8Array =>
	Buffer.from(Buffer.from(bytes).toString('latin1').replace(pattern, replacement), 'latin1');

const EDGES = ['-1', '0', '0.5', '2147483647', '2147483648', '4294967296', '99999999999999999999', '1e999', '(x)', '4 0 R'];

testInTurn.each(EDGES)('%s where a number is expected', async (edge) => {
	await survives(altered(await numbered(3), /\/Size \d+/, `/Size ${edge}`));
	await survives(altered(rawPages(3, {}), /\/Count 3/, `/Count ${edge}`));
	await survives(altered(rawPages(3, {}), /\/Length \d+/g, `/Length ${edge}`));
	const rect = `[${edge} ${edge} ${edge} ${edge}]`;
	await survives(
		rawPages(3, {
			catalog: `/AcroForm<</SigFlags ${edge}/Fields[60 0 R]>>/PageLabels<</Nums[${edge}<</S/r/St ${edge}>>]>>`,
			pages: {
				1: `/MediaBox ${rect}/Annots[60 0 R]/StructParents ${edge}`,
				2: `/CropBox ${rect}/UserUnit ${edge}/Rotate ${edge}`,
				3: `/MediaBox[0 0 ${edge} ${edge}]`,
			},
			objects: {
				60: `<</FT/Sig/T(a)/Ff ${edge}/F ${edge}/Subtype/Widget/Rect ${rect}/V 61 0 R/P 11 0 R>>`,
				61: `<</Type/Sig/ByteRange ${rect}/Contents<00>>>`,
			},
		}),
	);
});

test.each<[number, number]>([
	[-1, 10],
	[1e9, 0],
	[99_999_999_999, 10],
	[3, -5],
	[3, 99_999_999_999],
	[3, 1.5],
	[0, 0],
])('an object stream of %d objects that starts at %d', async (count, first) => {
	const data = '1 0 4 40 5 44 <</Type/Catalog/Pages 2 0 R>>    (a) (b)';
	const rows = '\u0002\u003c\u0000\u0002\u003c\u0001\u0002\u003c\u0002';
	await survives(withCrossReference('/W[1 1 1]/Index[1 1 4 2]', rows, { 60: [`/Type/ObjStm/N ${count}/First ${first}`, data] }));
});

test.each(['2147483640 20', '0 999999999', '99999999999 5', '1 99999999999999999999'])(
	'rows of %s in the table',
	async (head) => {
		const rows = '0000000009 00000 n \n'.repeat(20);
		await survives(altered(rawPages(3, {}), /xref\n[^]*?trailer/, `xref\n${head}\n${rows}trailer`));
	},
);

test.each(['65535', '99999', '99999999999'])('generation %s of every object', async (generation) => {
	const text = Buffer.from(rawPages(3, {})).toString('latin1');
	await survives(Buffer.from(text.replace(/ 0 (obj|R)/g, ` ${generation} $1`), 'latin1'));
});

const chain = (count: number, entry: (number: number) => string) =>
	Object.fromEntries(Array.from({ length: count }, (_, i) => [100 + i, entry(100 + i)]));

testInTurn.each<[string, Parameters<typeof rawPages>[1]]>([
	['names', { catalog: '/Names<</Dests 100 0 R>>', objects: chain(1500, (n) => `<</Kids[${n + 1} 0 R]/Limits[(a)(a)]>>`) }],
	[
		'actions',
		{
			pages: { 1: '/Annots[<</Subtype/Link/Rect[0 0 1 1]/A 100 0 R>>]' },
			objects: chain(1500, (n) => `<</S/GoTo/D[12 0 R/Fit]/Next[${n + 1} 0 R]>>`),
		},
	],
	[
		'signature fields',
		{
			catalog: '/AcroForm<</SigFlags 3/Fields[100 0 R]>>',
			objects: chain(1500, (n) => `<</T(a)/FT/Sig/Parent ${n - 1} 0 R/Kids[${n + 1} 0 R]/V<</ByteRange[0 1 2 3]>>>>`),
		},
	],
	[
		'structure',
		{
			catalog: '/StructTreeRoot 99 0 R',
			pages: { 1: '/StructParents 0' },
			objects: {
				99: '<</K 100 0 R/ParentTree<</Nums[0[100 0 R]]>>>>',
				...chain(1500, (n) => `<</S/P/P ${n - 1} 0 R/K[${n + 1} 0 R 0]/Pg 11 0 R>>`),
			},
		},
	],
	[
		'references',
		{ pages: { 1: '/MediaBox 100 0 R/Resources 100 0 R/Annots 100 0 R' }, objects: chain(1500, (n) => `${n + 1} 0 R`) },
	],
	[
		'layers, threads and parts in circles',
		{
			catalog: '/OCProperties<</OCGs[60 0 R]/D<</Order 60 0 R/RBGroups[60 0 R]>>>>/Threads[61 0 R]/DPartRoot 62 0 R',
			pages: { 1: '/B[61 0 R]/DPart 62 0 R' },
			objects: {
				60: '[60 0 R[60 0 R]]',
				61: '<</F 61 0 R/T 61 0 R/N 61 0 R/V 61 0 R/P 11 0 R>>',
				62: '<</DPartRootNode 62 0 R/Parent 62 0 R/DParts[[62 0 R]]/Start 11 0 R/End 11 0 R>>',
			},
		},
	],
	['one content a thousand times', { pages: { 1: `/Contents[${'41 0 R '.repeat(1000)}]`, 2: '/Contents[[[42 0 R]]]' } }],
	[
		'a content that opens and never closes',
		{
			pages: { 1: '/Contents 60 0 R' },
			objects: { 60: ['/Filter/FlateDecode', deflateSync('q BI ID ( << [ '.repeat(20_000)).toString('latin1')] },
		},
	],
	[
		'metadata with entities',
		{
			catalog: '/Metadata 60 0 R',
			objects: {
				60: [
					'/Type/Metadata/Subtype/XML',
					'<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]><pdfaid:part>&b;&f;</pdfaid:part>',
				],
			},
		},
	],
])('chains and circles: %s', async (_, options) => survives(rawPages(3, options)));

withTools('qpdf')('encryption dictionaries', () => {
	describe.each<Variant>(['RC4-128', 'AESV2', 'AESV3 R6'])('%s', (variant) => {
		testInTurn.each<[string, RegExp, string]>([
			['an enormous length', /\/Length (40|128|256)\b/g, '/Length 99999999999'],
			['a negative length', /\/Length (40|128|256)\b/g, '/Length -8'],
			['an unknown revision', /\/R \d/, '/R 99'],
			['another revision', /\/R \d/, '/R 6'],
			['another version', /\/V \d/, '/V 5'],
			['a short owner entry', /\/O <[0-9a-f]*>/, '/O <00>'],
			['no identifiers', /\/ID ?\[[^\]]*\]/, ''],
			['filters that are the catalog', /\/Filter ?\/Standard/, '/Filter /Standard /CF 1 0 R'],
			['data that is not of blocks', /endstream/g, 'xyzendstream'],
			['no data at all', /\/Length \d+([^]{0,40}?stream\r?\n)[^]*?endstream/g, '/Length 0$1endstream'],
			['invalid padding', /[^](\r?\n?endstream)/g, '\0$1'],
		])('%s', async (_, pattern, replacement) => {
			await survives(altered(encryptedByQpdf(await numbered(2), variant, 'user', 'owner'), pattern, replacement));
		});
	});
});
