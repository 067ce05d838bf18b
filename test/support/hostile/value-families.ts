/** Families of documents with one huge value, or with very many streams that give nothing. */
import { deflateSync } from 'node:zlib';
import { invoiceXml } from '../documents/invoice-xml';
import { RawFile, rawPages } from '../documents/raw';
import { asDocument } from '../hosts/local';
import type { Costly } from './costly';

const many = (text: string, count: number): string => text.repeat(Math.floor(count));

const within = (
	operation: Costly['operation'],
	size: number,
	document: (size: number) => Uint8Array,
	more?: Partial<Costly>,
): Costly => ({
	operation,
	documents: (given) => [asDocument(document(given))],
	size,
	ends: 'ok',
	...more,
});

const rotated = { parameters: () => ({ angle: '90' }) };
const searched = { parameters: () => ({ search: 'zz' }) };
const refused = { ends: 'limit_exceeded' } as const;

/** A page whose catalog has a further entry. */
const entry = (value: (size: number) => string) => (size: number) => rawPages(1, { catalog: `/X ${value(size)}` });

/** A page whose content is one operator with a long name. */
const named = (size: number): Uint8Array =>
	rawPages(1, {
		objects: { 41: ['/Filter/FlateDecode', deflateSync(`/${many('a', size)} gs`).toString('latin1')] },
	});

/** A document with an attachment whose name has a letter at its start only. */
const attachmentOf = (size: number): Uint8Array =>
	rawPages(1, {
		catalog: '/Names<</EmbeddedFiles<</Names[(a)60 0 R]>>>>',
		objects: { 60: `<</Type/Filespec/F(a${many('.', size)})/EF<</F 61 0 R>>>>`, 61: ['/Type/EmbeddedFile', 'x'] },
	});

/** A document with an attachment that expands a thousand times. */
const expandingAttachment = (size: number): Uint8Array =>
	rawPages(1, {
		catalog: '/Names<</EmbeddedFiles<</Names[(a)60 0 R]>>>>',
		objects: {
			60: '<</Type/Filespec/F(a)/EF<</F 61 0 R>>>>',
			61: ['/Type/EmbeddedFile/Filter/FlateDecode', deflateSync(Buffer.alloc(Math.floor(size))).toString('latin1')],
		},
	});

/** One object in an object stream, which the catalog refers to. */
function member(value: string): Uint8Array {
	const head = '11 0 ';
	return new RawFile()
		.objects({ 1: '<</Type/Catalog/Pages 2 0 R/X 11 0 R>>', 2: '<</Type/Pages/Count 1/Kids[3 0 R]/MediaBox[0 0 9 9]>>' })
		.object(3, '<</Type/Page/Parent 2 0 R>>')
		.packed(11, 10, 0)
		.stream(10, `/Type/ObjStm/N 1/First ${head.length}/Filter/FlateDecode`, deflateSync(head + value).toString('latin1'))
		.crossReferenceStream(12, '/Root 1 0 R').bytes;
}

/** Pages share one array of contents, and none of its streams holds anything. */
function emptyStreams(count: number): Uint8Array {
	const numbers = Array.from({ length: Math.floor(count) }, (_, index) => 100 + index);
	const empty = ['/Filter/FlateDecode', deflateSync('').toString('latin1')] as const;
	const objects = Object.fromEntries(numbers.map((number) => [number, empty]));
	return rawPages(1, { pages: { 1: `/Contents[${numbers.map((number) => `${number} 0 R`).join(' ')}]` }, objects });
}

/** As many object streams that hold nothing. */
function emptyContainers(count: number): Uint8Array {
	const file = new RawFile()
		.objects({ 1: '<</Type/Catalog/Pages 2 0 R>>', 2: '<</Type/Pages/Count 1/Kids[3 0 R]/MediaBox[0 0 99 99]>>' })
		.object(3, '<</Type/Page/Parent 2 0 R>>');
	for (let index = 0; index < count; index++)
		file
			.packed(11 + index, 5000 + index, 0)
			.stream(5000 + index, '/Type/ObjStm/N 1/First 9/Filter/FlateDecode', deflateSync('').toString('latin1'));
	return file.crossReferenceStream(9999, '/Root 1 0 R').bytes;
}

const CII = 'urn:un:unece:uncefact:data:standard:';
/** An invoice with as many breakdowns of VAT. */
function invoiceOfTaxes(size: number): Uint8Array {
	const tax =
		'<r:ApplicableTradeTax><r:CalculatedAmount>1</r:CalculatedAmount><r:TypeCode>VAT</r:TypeCode><r:BasisAmount>1</r:BasisAmount></r:ApplicableTradeTax>';
	const xml = `<i:CrossIndustryInvoice xmlns:i="${CII}CrossIndustryInvoice:100" xmlns:r="${CII}ReusableAggregateBusinessInformationEntity:100"><i:SupplyChainTradeTransaction><r:ApplicableHeaderTradeSettlement>${many(tax, size)}</r:ApplicableHeaderTradeSettlement></i:SupplyChainTradeTransaction></i:CrossIndustryInvoice>`;
	return rawPages(1, {
		catalog: '/Names<</EmbeddedFiles<</Names[(a)60 0 R]>>>>/AF[60 0 R]',
		objects: {
			60: '<</Type/Filespec/F(factur-x.xml)/UF(factur-x.xml)/AFRelationship/Alternative/EF<</F 61 0 R>>>>',
			61: ['/Filter/FlateDecode', deflateSync(xml).toString('latin1')],
		},
	});
}

export const valueFamilies: Readonly<Record<string, Costly>> = {
	'values: a name of megabytes in content': within('extract_text', 2_000_000, named),
	'values: a name of a file of full stops': within('extract_attachments', 40_000, attachmentOf),
	'values: an attachment that expands': within('extract_attachments', 20_000_000, expandingAttachment),
	'values: breakdowns of VAT in an invoice': within('read_e_invoice', 10_000, invoiceOfTaxes),
	'values: lines of an invoice that are checked': within('check_e_invoice', 1000, (lines) =>
		Buffer.from(invoiceXml({ lines: Array<string>(Math.floor(lines)).fill('10.00') })),
	),
	'values: an array of empty arrays': within(
		'rotate_pages',
		1_000_000,
		entry((size) => `[${many('[]', size)}]`),
		{ ...rotated, ...refused },
	),
	'values: strings of a dictionary': within(
		'set_metadata',
		150_000,
		entry((size) => `<<${many('/A()', size)}>>`),
		{
			parameters: () => ({ title: 'A' }),
			...refused,
		},
	),
	'values: nulls that are redacted': within(
		'redact_text',
		400_000,
		entry((size) => `[${many('null ', size)}]`),
		searched,
	),
	'values: comments in an object stream': within('rotate_pages', 3_000_000, (size) => member(`[${many('%\n', size)}]`), {
		...rotated,
		...refused,
	}),
	'values: empty streams that are redacted': within('redact_text', 400, emptyStreams, searched),
	'values: empty object streams that are searched': within('redact_text', 400, emptyContainers, searched),
};
