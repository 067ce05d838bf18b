/**
 * One example per operation, in one place. The demonstration (`npm start`), the bench of the event loop, and the tests of the
 * Action and of the n8n node all run these.
 */
import type { Document } from '../../../shared/backend';
import type { RawParameters } from '../../../shared/decode';
import type { JsonObject } from '../../../shared/operations/types';
import type { OperationName } from '../../../shared/operations';
import { sample, type SampleName } from '../documents/samples';

export interface Example {
	readonly inputs: readonly SampleName[];
	/** As a host receives them: text. A further file is the name of a sample, as `{ sample: name }`. */
	readonly parameters: Readonly<Record<string, string | { readonly sample: SampleName }>>;
	/** Parameters in place of these on documents of thousands of pages. */
	readonly atScale?: RawParameters;
	/** A line for `npm start`: what to look at in the result. */
	readonly shows: string;
	readonly gives: Expected;
}

/** What programs that we did not write find in the results. */
export interface Expected {
	/** For every result document: a text that each page contains. */
	readonly texts?: readonly (readonly string[])[];
	/** Opens the result. */
	readonly password?: string;
	/** A line of `qpdf --show-encryption`. */
	readonly encryption?: string;
	/** Text that the decompressed result holds, or does not hold. */
	readonly holds?: readonly string[];
	readonly holdsNot?: readonly string[];
	/** Largest size of a result document, in bytes. */
	readonly maximumBytes?: number;
	/** Names of result files. */
	readonly files?: readonly string[];
	/** Entries of the result data. */
	readonly data?: JsonObject;
}

const reportPages = (...numbers: number[]): string[] => numbers.map((number) => `Report, page ${number}`);
const wholeReport = reportPages(1, 2, 3, 4, 5, 6, 7, 8);

/** Leaving out an operation does not compile. */
export const examples: { readonly [N in OperationName]: Example } = {
	get_document_info: {
		inputs: ['restricted.pdf'],
		parameters: { per_page: 'true' },
		shows: 'what the document is, as JSON: eight pages, restricted, fonts that are not embedded',
		gives: {
			data: {
				pageCount: 8,
				title: 'Annual report',
				locked: false,
				encryption: { algorithm: 'AES-128', keyBits: 128, opensWithoutPassword: true },
				bookmarks: 8,
			},
		},
	},
	check_document: {
		inputs: ['report.pdf'],
		parameters: { maximum_pages: '10', require_unlocked: 'true', forbid_javascript: 'true' },
		atScale: { maximum_pages: '100000' },
		shows: 'that the report passes: it has at most ten pages, opens for everybody and holds no scripts',
		gives: { data: { passed: true, pageCount: 8 } },
	},
	set_metadata: {
		inputs: ['report.pdf'],
		parameters: { remove_existing: 'true', title: 'Results of the year', author: 'Octavo Ltd.', language: 'en-GB' },
		shows: 'the title and the author in the properties, and nothing of what was there before',
		gives: { texts: [wholeReport], holds: ['Results of the year'], holdsNot: ['Annual report'] },
	},
	extract_attachments: {
		inputs: ['e-invoice.pdf'],
		parameters: { name_pattern: '*.xml' },
		shows: 'the XML of the electronic invoice',
		gives: { files: ['factur-x.xml'] },
	},
	add_attachment: {
		inputs: ['report.pdf'],
		parameters: { attachment: { sample: 'figures.csv' }, attachment_description: 'Figures of the year', relationship: 'data' },
		shows: 'the report with its figures as an attachment',
		gives: { texts: [wholeReport], holds: ['(figures.csv)', '/AFRelationship /Data'] },
	},
	merge_documents: {
		inputs: ['report.pdf', 'invoice-1.pdf', 'invoice-2.pdf', 'invoice-3.pdf'],
		parameters: {},
		shows: 'the report and three invoices; both kinds of bookmarks are there',
		gives: { texts: [[...wholeReport, 'Invoice 1', 'Invoice 2', 'Invoice 3']] },
	},
	images_to_pdf: {
		inputs: ['receipt.png', 'receipt.jpg'],
		parameters: { page_size: 'A4', margin: '0.5' },
		shows: 'a page of A4 for each image',
		gives: { texts: [['', '']], holds: ['/DCTDecode'] },
	},
	optimize_document: {
		inputs: ['application.pdf'],
		parameters: {},
		shows: 'the same form in half the bytes',
		gives: { texts: [['Application']] },
	},
	split_by_size: {
		inputs: ['report.pdf'],
		parameters: { maximum_bytes: '4000' },
		atScale: { maximum_bytes: '200000' },
		shows: 'parts of at most 4000 bytes, as few as possible',
		gives: { maximumBytes: 4000 },
	},
	split_by_page_count: {
		inputs: ['report.pdf'],
		parameters: { pages_per_part: '3' },
		atScale: { pages_per_part: '100' },
		shows: 'parts of three pages; the last one has two',
		gives: { texts: [reportPages(1, 2, 3), reportPages(4, 5, 6), reportPages(7, 8)] },
	},
	split_at_page: {
		inputs: ['report.pdf'],
		parameters: { pages: '3, -1' },
		shows: 'three parts: cut before page 3 and before the last page',
		gives: { texts: [reportPages(1, 2), reportPages(3, 4, 5, 6, 7), reportPages(8)] },
	},
	split_by_bookmarks: {
		inputs: ['invoices.pdf'],
		parameters: {},
		shows: 'a part for each bookmark of the merged invoices',
		gives: { texts: [['Invoice 1'], ['Invoice 2'], ['Invoice 3']] },
	},
	extract_pages: {
		inputs: ['report.pdf'],
		parameters: { first_page: '2', last_page: '4' },
		atScale: { first_page: '2' },
		shows: 'pages 2 to 4',
		gives: { texts: [reportPages(2, 3, 4)] },
	},
	remove_pages: {
		inputs: ['report.pdf'],
		parameters: { last_page: '6' },
		atScale: { first_page: '2', last_page: '5' },
		shows: 'pages 7 and 8 alone, and nothing of the others',
		gives: { texts: [reportPages(7, 8)], holdsNot: ['Section 3'] },
	},
	reorder_pages: {
		inputs: ['report.pdf'],
		parameters: { page_order: '-1,1..3,1' },
		atScale: { page_order: '-1,1..-2' },
		shows: 'the last page, pages 1 to 3, and page 1 again',
		gives: { texts: [reportPages(8, 1, 2, 3, 1)] },
	},
	reverse_pages: {
		inputs: ['report.pdf'],
		parameters: {},
		shows: 'pages 8 to 1',
		gives: { texts: [wholeReport.toReversed()] },
	},
	rotate_pages: {
		inputs: ['report.pdf'],
		parameters: { angle: '90', first_page: '2' },
		shows: 'all but the first page on their side',
		gives: { texts: [wholeReport], holds: ['/Rotate 90'] },
	},
	add_password: {
		inputs: ['report.pdf'],
		parameters: { password: 'open sesame', encryption_algorithm: 'AES-256' },
		shows: "opens with the password 'open sesame'",
		gives: { texts: [wholeReport], password: 'open sesame', encryption: 'stream encryption method: AESv3' },
	},
	add_restrictions: {
		inputs: ['report.pdf'],
		parameters: { owner_password: 'owner only', allow_print: 'false', allow_copy_content: 'False' },
		shows: 'opens freely, but does not let a reader print or copy',
		gives: { texts: [wholeReport], encryption: 'extract for any purpose: not allowed' },
	},
	remove_password: {
		inputs: ['locked.pdf'],
		parameters: { password: 'open sesame' },
		shows: 'the one with the password, open again',
		gives: { texts: [wholeReport], encryption: 'File is not encrypted' },
	},
	remove_restrictions: {
		inputs: ['restricted.pdf'],
		parameters: {},
		shows: 'the restricted one without restrictions',
		gives: { texts: [wholeReport], encryption: 'File is not encrypted' },
	},
	remove_signatures: {
		inputs: ['letter.pdf'],
		parameters: { appearance: 'remove' },
		shows: 'the letter without its signature field and its visible mark',
		gives: { texts: [['Dear reader']], holdsNot: ['/ByteRange', '/SigFlags', 'Signed by a sample'] },
	},
	add_text_watermark: {
		inputs: ['report.pdf'],
		parameters: { line_1: 'DRAFT', line_2: 'Προσχέδιο · Черновик', color: 'Red' },
		shows: 'two lines across every page, in three scripts',
		gives: { texts: [wholeReport.map(() => 'Προσχέδιο · Черновик')] },
	},
	get_form_data: {
		inputs: ['application.pdf'],
		parameters: {},
		shows: 'the fields of the form, and their values',
		gives: { data: { values: { 'applicant.name': null, 'applicant.email': null, plan: null, agree: false }, xfa: 'none' } },
	},
	fill_form: {
		inputs: ['application.pdf'],
		parameters: { values: '{"name": "Zoë Ångström", "email": "zoe@example.com", "plan": "Professional", "agree": true}' },
		atScale: { values: '{"field1": "Zoë Ångström", "field100": "Ελληνικά"}' },
		shows: 'the filled form, whose values every reader shows',
		gives: { texts: [['Zoë Ångström']], holds: ['/V (zoe@example.com)', '/V /Yes'] },
	},
	flatten_form: {
		inputs: ['application.pdf'],
		parameters: {},
		shows: 'the same page without fields',
		gives: { texts: [['Application']], holdsNot: ['/AcroForm', '/Widget'] },
	},
	add_image_watermark: {
		inputs: ['report.pdf'],
		parameters: { image: { sample: 'logo.png' }, transparency: '0', position: 'top_right', image_width: '1.2', margin: '0.4' },
		atScale: { margin: '0.1' },
		shows: 'a logo in the upper right corner of every page',
		gives: { texts: [wholeReport], holds: ['/Subtype /Image'] },
	},
	add_overlay: {
		inputs: ['report.pdf'],
		parameters: { overlay: { sample: 'letterhead.pdf' }, layer: 'over' },
		shows: 'a letterhead: one page for the first, another for those that follow',
		gives: { texts: [['Octavo Ltd. · Main Street 1', ...wholeReport.slice(1).map(() => 'Octavo Ltd. · continued')]] },
	},
	add_page_numbers: {
		inputs: ['report.pdf'],
		parameters: { number_format: 'Page {number} of {last}', position: 'bottom_right' },
		shows: 'numbers in the lower right corner',
		gives: { texts: [wholeReport.map((_, index) => `Page ${index + 1} of 8`)] },
	},
};

export const inputsOf = ({ inputs }: Example): Promise<Document[]> => Promise.all(inputs.map(sample));

/** The parameters with the samples in place of their names. */
export async function parametersOf({ parameters }: Example): Promise<RawParameters> {
	const entries = Object.entries(parameters).map(async ([wire, value]) => [
		wire,
		typeof value === 'string' ? value : await sample(value.sample),
	]);
	return Object.fromEntries((await Promise.all(entries)) as [string, string | Document][]);
}
