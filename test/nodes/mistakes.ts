/** Common mistakes, with the message of each: what is wrong and, where it helps, the cure. */
import { Readable } from 'node:stream';
import type { Setup } from './execute-functions';

export interface Mistake {
	readonly what: string;
	readonly message: string;
	/** The second line; absent: the message says enough. */
	readonly cure?: string;
	readonly parameters: Readonly<Record<string, unknown>>;
	/** The file that comes in; absent: a document of eight pages. */
	readonly file?: 'locked' | 'html' | 'empty' | 'png' | 'cut' | 'none' | 'large' | 'form';
	readonly setup?: Partial<Setup>;
}

const missed = () => undefined;
const page = (operation: string, more: object = {}) => ({ resource: 'page', operation, ...more });
const document = (operation: string, more: object = {}) => ({ resource: 'document', operation, ...more });
const security = (operation: string, more: object = {}) => ({ resource: 'security', operation, ...more });
const stamp = (more: object, options: object = {}) => ({
	resource: 'stamp',
	operation: 'addTextWatermark',
	...more,
	options,
});
const lock = (password: unknown) => security('addPassword', { password, encryptionAlgorithm: 'AES-256' });
const restrict = (more: object) =>
	security('addRestrictions', { ownerPassword: 'the office', encryptionAlgorithm: 'AES-256', ...more });
const region = (credentials: object, more: object = {}, request?: Setup['request']): Pick<Mistake, 'parameters' | 'setup'> => ({
	parameters: page('reversePages', { process: 'region', ...more }),
	setup: { credentials: { apiKey: 'a key', ...credentials }, ...(request && { request }) },
});
const answer = (statusCode: number, body: object | string) => () =>
	Promise.resolve({
		statusCode,
		headers: { 'content-type': typeof body === 'string' ? 'text/html' : 'application/problem+json' },
		body: Readable.from([Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))], { objectMode: false }),
	});

export const MISTAKES: readonly Mistake[] = [
	{
		what: 'The binary field has another name',
		message: "The item has no binary field 'file'",
		cure: "Fields with files: 'data'. Enter one of them as Input Binary Field.",
		parameters: page('reversePages', { binaryPropertyName: 'file' }),
	},
	{
		what: 'The item has no file',
		message: "The item has no binary field 'data'",
		cure: 'The item has no files at all. Connect a node that outputs a binary file, such as Read/Write Files or an e-mail trigger with attachments.',
		parameters: page('reversePages'),
		file: 'none',
	},
	{
		what: 'Input Binary Field is an expression that gives nothing',
		message: 'Input Binary Field is empty',
		cure: "Enter the name of a binary field, such as data. If it holds an expression, check what the expression gives for this item: a file of another node is {{ $('Download').first().binary.data }}, or {{ $('Download').first()._files.data }} if the workflow combines binary data with the JSON.",
		parameters: page('reversePages', { binaryPropertyName: missed }),
	},
	{
		what: 'Input Binary Field is an expression that gives a number',
		message: 'Input Binary Field holds no file',
		cure: "Enter the name of a binary field, such as data, or an expression that gives a file: a file of another node is {{ $('Download').first().binary.data }}, or {{ $('Download').first()._files.data }} if the workflow combines binary data with the JSON.",
		parameters: page('reversePages', { binaryPropertyName: () => 7 }),
	},
	{
		what: 'The file is a web page',
		message: "The PDF 'report.pdf' could not be read: the file is an HTML page, not a PDF document",
		cure: 'Give a PDF document',
		parameters: page('reversePages'),
		file: 'html',
	},
	{
		what: 'The file is empty',
		message: "The PDF 'report.pdf' could not be read: the file is empty",
		cure: 'Check that the file is a complete PDF document',
		parameters: page('reversePages'),
		file: 'empty',
	},
	{
		what: 'The file is a picture',
		message: "The PDF 'receipt.pdf' could not be read: the file is a PNG image, not a PDF document",
		cure: 'Use Images to PDF to make a PDF document of it',
		parameters: page('reversePages'),
		file: 'png',
	},
	{
		what: 'The download broke off',
		message: "The PDF 'report.pdf' could not be read: it has no pages",
		cure: 'Check that the file is a complete PDF document',
		parameters: page('reversePages'),
		file: 'cut',
	},
	{
		what: 'The document needs a password',
		message: "The PDF 'locked.pdf' needs a password",
		cure: 'Enter the password under Options > Open Password',
		parameters: page('reversePages'),
		file: 'locked',
	},
	{
		what: 'The open password is wrong',
		message: "The password does not open the PDF 'locked.pdf'",
		cure: 'Check the password under Options > Open Password: upper and lower case count, and so do spaces',
		parameters: page('reversePages', { options: { openPassword: 'not this one' } }),
		file: 'locked',
	},
	{
		what: 'Remove Restrictions on a document with a password',
		message: "The PDF 'locked.pdf' needs a password",
		cure: 'Enter the password under Options > Open Password',
		parameters: security('removeRestrictions'),
		file: 'locked',
	},
	{
		what: 'Remove Password with the wrong password',
		message: "The password does not open the PDF 'locked.pdf'",
		cure: 'Check the password under Password: upper and lower case count, and so do spaces',
		parameters: security('removePassword', { password: 'wrong' }),
		file: 'locked',
	},
	{
		what: 'The file is larger than the limit',
		message: "The file 'report.pdf' is 3.0 MB, more than the limit of 1 MB",
		cure: 'Raise Options > Maximum File Size (MB). Local processing takes about four times the size in memory; a region takes hardly any.',
		parameters: page('reversePages', { options: { maximumFileSize: 1 } }),
		file: 'large',
	},
	{
		what: 'Maximum File Size is text',
		message: 'Options > Maximum File Size (MB) must be a number of megabytes greater than 0, such as 200',
		parameters: page('reversePages', { options: { maximumFileSize: 'abc' } }),
	},
	{
		what: 'The Time Limit is over',
		message: 'The work took longer than 0.000001 seconds',
		cure: 'Split the document, or raise Options > Time Limit (Seconds)',
		parameters: page('reversePages', { options: { timeLimit: 0.000001 } }),
	},
	{
		what: 'Maximum File Size is 0',
		message: 'Options > Maximum File Size (MB) must be a number of megabytes greater than 0, such as 200',
		parameters: page('reversePages', { options: { maximumFileSize: 0 } }),
	},
	{
		what: 'A password is missing in the row',
		message: 'Password is empty: it must be 4 to 127 characters',
		parameters: lock(missed),
	},
	{
		what: 'A password is too short',
		message: 'Password must be 4 to 127 characters',
		parameters: lock('abc'),
	},
	{
		what: 'A password is an expression in Fixed mode',
		message: 'Password holds an expression as text: switch the field from Fixed to Expression',
		parameters: lock('{{ $json.password }}'),
	},
	{
		what: 'The User Password is missing in the row',
		message:
			'User Password is empty, so the document would open without a password: give a password, or route documents without one past this step',
		parameters: restrict({ permissions: { allowPrint: false }, userPassword: missed }),
	},
	{
		what: 'Both passwords are the same',
		message: 'Owner Password must differ from User Password',
		parameters: restrict({ permissions: { allowPrint: false }, userPassword: 'the office' }),
	},
	{
		what: 'Restrictions that forbid nothing',
		message:
			'Permissions: nothing is forbidden, and without a User Password the document opens freely: switch off what readers must not do, or give a User Password',
		parameters: restrict({ permissions: {} }),
	},
	{
		what: 'A permission is an expression that gives nothing',
		message: 'Permissions > Printing is empty: write true, which is the default, or leave the field out',
		parameters: restrict({ permissions: { allowPrint: missed } }),
	},
	{
		what: 'A permission is a word',
		message: 'Permissions > Printing must be true or false',
		parameters: restrict({ permissions: { allowPrint: 'no' } }),
	},
	{
		what: 'Pages is an expression that gives nothing',
		message: 'Pages is empty: write pages such as 1..3, or all for every page',
		parameters: page('extractPages', { pages: missed }),
	},
	{
		what: 'A page beyond the end',
		message: "Pages: entry 1 ('99') names page 99, but the document has 8 pages",
		parameters: page('extractPages', { pages: '99' }),
	},
	{
		what: 'Page 0',
		message: "Pages: entry 1 ('0') names page 0: pages count from 1, and -1 is the last page",
		parameters: page('extractPages', { pages: '0' }),
	},
	{
		what: 'Pages that are not pages',
		message:
			"Pages: entry 1 ('1;2') is not a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these after not",
		parameters: page('extractPages', { pages: '1;2' }),
	},
	{
		what: 'Pages with two readings',
		message: "Pages: entry 1 ('1 -3') is ambiguous: write 1,-3 or 1..3",
		parameters: page('extractPages', { pages: '1 -3' }),
	},
	{
		what: 'All pages are removed',
		message: 'Pages must not name every page of the document: at least one page must remain',
		parameters: page('removePages', { pages: 'all' }),
	},
	{
		what: 'A page order with a page beyond the end',
		message: "Page Order: entry 2 ('11') names page 11, but the document has 8 pages",
		parameters: page('reorderPages', { pageOrder: '1,11' }),
	},
	{
		what: 'A rotation by 45 degrees',
		message: 'Angle must be one of 0, 90, 180, 270, -90, -180, -270',
		parameters: page('rotatePages', { angle: 45, pages: 'all' }),
	},
	{
		what: 'The size of a part is negative',
		message: 'Maximum Size (MB) must be a number of megabytes greater than 0, such as 18 or 0.5, or a size such as 18 MB',
		parameters: document('splitBySize', { maximumMegabytes: -1 }),
	},
	{
		what: 'The size of a part is missing',
		message:
			'Maximum Size (MB) is empty: it must be a number of megabytes greater than 0, such as 18 or 0.5, or a size such as 18 MB',
		parameters: document('splitBySize', { maximumMegabytes: missed }),
	},
	{
		what: 'No field matches in a merge',
		message: 'The input has no PDF files to join',
		cure: 'Check Input Binary Field(s): no field matches, or none of the matching files is of this type',
		parameters: document('mergeDocuments', { binaryPropertyNames: 'attachment_*' }),
	},
	{
		what: 'One of the files of a merge is damaged',
		message: "The PDF 'report.pdf' could not be read: it has no pages",
		cure: 'Check that the file is a complete PDF document',
		parameters: document('mergeDocuments', { binaryPropertyNames: 'data' }),
		file: 'cut',
		setup: { items: [] },
	},
	{
		what: 'A watermark without text',
		message: 'Text is empty: it must be at most 200 characters',
		parameters: stamp({ line1: missed }),
	},
	{
		what: 'A watermark is an expression that gives a list',
		message: 'Text holds a list, but takes one value: at most 200 characters',
		parameters: stamp({ line1: () => ['DRAFT'] }),
	},
	{
		what: 'A watermark of 201 characters',
		message: 'Text must be at most 200 characters',
		parameters: stamp({ line1: 'x'.repeat(201) }),
	},
	{
		what: 'A second line is an expression that gives nothing',
		message: "Options > Line 2 is undefined: use '' to leave it out, or give at most 200 characters",
		parameters: stamp({ line1: 'DRAFT' }, { line2: missed }),
	},
	{
		what: 'A color that does not exist',
		message: 'Options > Color must be a color such as Red, darkgreen or #c00000, at most 20 characters',
		parameters: stamp({ line1: 'DRAFT' }, { color: 'Purplish' }),
	},
	{
		what: 'The output field is an expression that gives nothing',
		message: 'Put Output File in Field is empty: it must be the name of a binary field, such as data',
		parameters: page('reversePages', { outputBinaryPropertyName: missed }),
	},
	{
		what: 'The output file name is an expression that gives nothing',
		message: "Options > Output File Name is undefined: use '' for the default name, or give a name such as report.pdf",
		parameters: page('reversePages', { options: { outputFileName: missed } }),
	},
	{
		what: 'The output file name is only an extension',
		message: 'Options > Output File Name must be a file name such as report.pdf',
		parameters: page('reversePages', { options: { outputFileName: '.pdf' } }),
	},
	{
		what: 'Fill Form: no column of the row is a field',
		message:
			'Values From: none of the names (fileName) is a field of the form, which has “applicant.name”, “applicant.email”, “plan”, “agree”',
		cure: 'Get Form Data lists the names and options of the fields, Edit Fields renames those of the item',
		parameters: { resource: 'form', operation: 'fillForm', valuesFrom: 'itemJson' },
		file: 'form',
	},
	{
		what: 'Fill Form: the name of a field is misspelled',
		message: 'Values: “applicant.naem” is not a field of the form (did you mean applicant.name?)',
		cure: 'Get Form Data lists the names and options of the fields',
		parameters: {
			resource: 'form',
			operation: 'fillForm',
			valuesFrom: 'fields',
			formFields: { values: [{ name: 'applicant.naem', value: 'Ada' }] },
		},
		file: 'form',
	},
	{
		what: 'Fill Form: the value of a row is an expression that gives nothing',
		message: "Values: row 1 has no value, because its expression gives undefined: use '' for an empty one",
		cure: 'Get Form Data lists the names and options of the fields',
		parameters: {
			resource: 'form',
			operation: 'fillForm',
			valuesFrom: 'fields',
			formFields: () => ({ values: [{ name: 'applicant.name', value: undefined }] }),
		},
		file: 'form',
	},
	{
		what: 'Markdown to PDF: a name of the template is misspelled',
		message: "Values From: 'fileNam' (line 1) is not given (did you mean fileName?)",
		cure: 'The names between {{ and }} in the text must be names of the values',
		parameters: {
			resource: 'convert',
			operation: 'markdownToPdf',
			textFrom: 'text',
			text: 'About {{fileNam}}',
			valuesFrom: 'itemJson',
		},
	},
	{
		what: 'Markdown to PDF: the template is an expression',
		message: 'Text is an expression, so n8n evaluates the {{ }} of the template',
		cure: 'Switch Text to Fixed, or read the template from a file: with Values From set, {{ }} belongs to the template',
		parameters: {
			resource: 'convert',
			operation: 'markdownToPdf',
			textFrom: 'text',
			text: '=Dear {{ $json.name }},',
			valuesFrom: 'itemJson',
		},
	},
	{
		what: 'The API key is wrong',
		message: 'European Union refused the API key in the header X-API-Key (401)',
		cure: 'Check that the API key is complete and has not been revoked',
		...region({ region: 'eu' }, {}, answer(401, { title: 'Unauthorized', status: 401 })),
	},
	{
		what: 'The plan does not include the operation',
		message: 'European Union answered with status 403',
		cure: 'The API key may lack the right to this operation, or your plan may not include it: check both with the provider of the service. A proxy or a firewall may also have refused the request',
		...region({ region: 'eu' }, {}, answer(403, '')),
	},
	{
		what: 'The region has no published address',
		message: 'The address of the region Japan is not published',
		cure: 'Enter the base address that the provider of the service has given you, or choose another region',
		...region({ region: 'jp' }),
	},
	{
		what: 'The base address is not that of the region',
		message: 'The region European Union has its own address, and the base address is another',
		cure: 'Remove the base address, or choose Self-Hosted',
		...region({ region: 'eu', baseUrl: 'https://pdf.example.com' }),
	},
	{
		what: 'Self-Hosted without an address',
		message: 'The region Self-Hosted has no address',
		cure: 'Enter the base address of your service in the credential, such as https://pdf.example.com',
		...region({ region: 'selfHosted' }),
	},
	{
		what: 'The address has no https://',
		message: 'The base address is not a web address such as https://pdf.example.com',
		cure: 'Write the address with https:// in front, in the credential Octavo PDF API',
		...region({ region: 'selfHosted', baseUrl: 'pdf.example.com' }),
	},
	{
		what: 'Plain HTTP to a compose network',
		message: 'The base address must start with https://: a key must not travel unencrypted',
		cure: 'Use https://, or switch on Allow Plain HTTP in the credential: then the key travels unencrypted in your private network',
		...region({ region: 'selfHosted', baseUrl: 'http://octavo:8080' }),
	},
	{
		what: 'The service is somewhere else',
		message: 'Self-Hosted (pdf.example.com/x) answered with status 404',
		cure: 'Check the base address: this operation does not exist there',
		...region({ region: 'selfHosted', baseUrl: 'https://pdf.example.com/x' }, {}, answer(404, '<html>')),
	},
	{
		what: 'A password over plain HTTP',
		message: 'Password is not sent to Self-Hosted (octavo:8080) over plain HTTP',
		cure: 'Give the service an https:// address, or process locally',
		...region(
			{ region: 'selfHosted', baseUrl: 'http://octavo:8080', allowPlainHttp: true },
			{ resource: 'security', operation: 'addPassword', password: 'opens it', encryptionAlgorithm: 'AES-256' },
		),
	},
];
