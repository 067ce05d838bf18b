/** Sizes of paper: each has one box, whatever operation makes the page. */
import { PDFDocument } from 'pdf-lib';
import { decode } from '../../shared/contract/values/decode';
import { operationNames, operationOf, type OperationName } from '../../shared/contract/operations';
import type { Document } from '../../shared/contract/backend';
import { sample } from '../support/documents/samples';
import { examples, inputsOf } from '../support/examples';
import { local } from '../support/hosts/local';

/** The sides of each size in points, the shorter one first. */
const SIDES: Readonly<Record<string, readonly [number, number]>> = {
	A3: [841.89, 1190.551],
	A4: [595.276, 841.89],
	A5: [419.528, 595.276],
	A6: [297.638, 419.528],
	Letter: [612, 792],
	Legal: [612, 1008],
	Tabloid: [792, 1224],
};

async function made(name: OperationName, inputs: readonly Document[], raw: object): Promise<Document> {
	const { documents } = await local.run(name, [...inputs], decode(name, { ...raw }));
	return documents[0]!;
}

const sizesOf = (name: OperationName): string[] => {
	const field = (operationOf(name).fields as Readonly<Record<string, { readonly kind: string }>>)['page_size'];
	const options = field?.kind === 'choice' ? (field as unknown as { options: readonly { value: string }[] }).options : [];
	return options.map(({ value }) => value).filter((value) => value !== 'image');
};
const cases = operationNames.flatMap((name) => sizesOf(name).map((size) => [name, size] as const));

test('finds sizes of paper in at least four operations', () => {
	expect(new Set(cases.map(([name]) => name)).size).toBeGreaterThanOrEqual(4);
});

test.each(cases)('%s makes %s of the one size', async (name, size) => {
	const { bytes } = await made(name, await inputsOf(examples[name]), { ...examples[name].parameters, page_size: size });
	const { width, height } = (await PDFDocument.load(bytes)).getPage(0).getSize();
	expect([width, height].sort((one, other) => one - other)).toEqual(SIDES[size]);
});

test('gives a merge of A4 from images and from Markdown one page size', async () => {
	const ofImages = await made('images_to_pdf', [await sample('receipt.jpg')], { page_size: 'A4', orientation: 'portrait' });
	const ofText = await made('markdown_to_pdf', [await sample('report.md')], { page_size: 'A4' });
	const merged = await made('merge_documents', [ofImages, ofText], {});
	const { data } = await local.run('get_document_info', [merged], decode('get_document_info', {}));
	expect(data?.['pageSizes']).toEqual([{ width: 595.276, height: 841.89, count: expect.any(Number), firstPage: 1 }]);
});
