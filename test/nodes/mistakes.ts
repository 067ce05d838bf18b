/** Mistakes and the messages that the node gives: docs/mistakes.md, which `npm run mistakes` writes. */
import { Readable } from 'node:stream';
import { executeItems } from '../../nodes/OctavoPdf/execute';
import { numbered } from '../support/documents/drawn';
import { sample } from '../support/documents/samples';
import { harness, parametersOf, type Setup, type TestFile } from './execute-functions';

interface Mistake {
	readonly what: string;
	readonly parameters: Readonly<Record<string, unknown>>;
	/** The file that comes in; absent: a document of eight pages. */
	readonly file?: 'locked' | 'restricted' | 'signed' | 'html' | 'empty' | 'png' | 'cut' | 'none' | 'large' | 'form';
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

const MISTAKES: readonly Mistake[] = [
	{ what: 'The binary field has another name', parameters: page('reversePages', { binaryPropertyName: 'file' }) },
	{ what: 'The item has no file', parameters: page('reversePages'), file: 'none' },
	{
		what: 'Input Binary Field is an expression that gives nothing',
		parameters: page('reversePages', { binaryPropertyName: missed }),
	},
	{
		what: 'Input Binary Field is an expression that gives a number',
		parameters: page('reversePages', { binaryPropertyName: () => 7 }),
	},
	{ what: 'The file is a web page', parameters: page('reversePages'), file: 'html' },
	{ what: 'The file is empty', parameters: page('reversePages'), file: 'empty' },
	{ what: 'The file is a picture', parameters: page('reversePages'), file: 'png' },
	{ what: 'The download broke off', parameters: page('reversePages'), file: 'cut' },
	{ what: 'The document needs a password', parameters: page('reversePages'), file: 'locked' },
	{
		what: 'The open password is wrong',
		parameters: page('reversePages', { options: { openPassword: 'not this one' } }),
		file: 'locked',
	},
	{ what: 'Remove Restrictions on a document with a password', parameters: security('removeRestrictions'), file: 'locked' },
	{
		what: 'Remove Password with the wrong password',
		parameters: security('removePassword', { password: 'wrong' }),
		file: 'locked',
	},
	{
		what: 'The file is larger than the limit',
		parameters: page('reversePages', { options: { maximumFileSize: 1 } }),
		file: 'large',
	},
	{ what: 'Maximum File Size is text', parameters: page('reversePages', { options: { maximumFileSize: 'abc' } }) },
	{ what: 'Maximum File Size is 0', parameters: page('reversePages', { options: { maximumFileSize: 0 } }) },
	{ what: 'A password is missing in the row', parameters: lock(missed) },
	{ what: 'A password is too short', parameters: lock('abc') },
	{ what: 'A password has an umlaut', parameters: lock('Schlüssel') },
	{ what: 'A password is an expression in Fixed mode', parameters: lock('{{ $json.password }}') },
	{
		what: 'The User Password is missing in the row',
		parameters: restrict({ permissions: { allowPrint: false }, userPassword: missed }),
	},
	{
		what: 'Both passwords are the same',
		parameters: restrict({ permissions: { allowPrint: false }, userPassword: 'the office' }),
	},
	{ what: 'Restrictions that forbid nothing', parameters: restrict({ permissions: {} }) },
	{ what: 'A permission is an expression that gives nothing', parameters: restrict({ permissions: { allowPrint: missed } }) },
	{ what: 'A permission is a word', parameters: restrict({ permissions: { allowPrint: 'no' } }) },
	{ what: 'Pages is an expression that gives nothing', parameters: page('extractPages', { pages: missed }) },
	{ what: 'A page beyond the end', parameters: page('extractPages', { pages: '99' }) },
	{ what: 'Page 0', parameters: page('extractPages', { pages: '0' }) },
	{ what: 'Pages that are not pages', parameters: page('extractPages', { pages: '1;2' }) },
	{ what: 'Pages with two readings', parameters: page('extractPages', { pages: '1 -3' }) },
	{ what: 'All pages are removed', parameters: page('removePages', { pages: 'all' }) },
	{ what: 'A page order with a page beyond the end', parameters: page('reorderPages', { pageOrder: '1,11' }) },
	{ what: 'A rotation by 45 degrees', parameters: page('rotatePages', { angle: 45, pages: 'all' }) },
	{ what: 'The size of a part is negative', parameters: document('splitBySize', { maximumMegabytes: -1 }) },
	{ what: 'The size of a part is missing', parameters: document('splitBySize', { maximumMegabytes: missed }) },
	{ what: 'No field matches in a merge', parameters: document('mergeDocuments', { binaryPropertyNames: 'attachment_*' }) },
	{
		what: 'One of the files of a merge is damaged',
		parameters: document('mergeDocuments', { binaryPropertyNames: 'data' }),
		file: 'cut',
		setup: { items: [] },
	},
	{ what: 'A watermark without text', parameters: stamp({ line1: missed }) },
	{ what: 'A watermark is an expression that gives a list', parameters: stamp({ line1: () => ['DRAFT'] }) },
	{ what: 'A watermark of 33 characters', parameters: stamp({ line1: 'x'.repeat(33) }) },
	{ what: 'A second line is an expression that gives nothing', parameters: stamp({ line1: 'DRAFT' }, { line2: missed }) },
	{ what: 'A color that does not exist', parameters: stamp({ line1: 'DRAFT' }, { color: 'Purple' }) },
	{
		what: 'The output field is an expression that gives nothing',
		parameters: page('reversePages', { outputBinaryPropertyName: missed }),
	},
	{
		what: 'The output file name is an expression that gives nothing',
		parameters: page('reversePages', { options: { outputFileName: missed } }),
	},
	{
		what: 'The output file name is only an extension',
		parameters: page('reversePages', { options: { outputFileName: '.pdf' } }),
	},
	{
		what: 'Fill Form: no column of the row is a field',
		parameters: { resource: 'form', operation: 'fillForm', valuesFrom: 'itemJson' },
		file: 'form',
	},
	{
		what: 'Fill Form: the name of a field is misspelled',
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
		parameters: {
			resource: 'form',
			operation: 'fillForm',
			valuesFrom: 'fields',
			formFields: () => ({ values: [{ name: 'applicant.name', value: undefined }] }),
		},
		file: 'form',
	},
	{ what: 'The API key is wrong', ...region({ region: 'eu' }, {}, answer(401, { title: 'Unauthorized', status: 401 })) },
	{ what: 'The plan does not include the operation', ...region({ region: 'eu' }, {}, answer(403, '')) },
	{ what: 'The region has no published address', ...region({ region: 'jp' }) },
	{ what: 'Self-Hosted without an address', ...region({ region: 'selfHosted' }) },
	{ what: 'The address has no https://', ...region({ region: 'selfHosted', baseUrl: 'pdf.example.com' }) },
	{ what: 'Plain HTTP to a compose network', ...region({ region: 'selfHosted', baseUrl: 'http://octavo:8080' }) },
	{
		what: 'The service is somewhere else',
		...region({ region: 'selfHosted', baseUrl: 'https://pdf.example.com/x' }, {}, answer(404, '<html>')),
	},
	{
		what: 'A password over plain HTTP',
		...region(
			{ region: 'selfHosted', baseUrl: 'http://octavo:8080', allowPlainHttp: true },
			{ resource: 'security', operation: 'addPassword', password: 'opens it', encryptionAlgorithm: 'AES-256' },
		),
	},
];

async function fileOf(kind: Mistake['file']): Promise<TestFile | undefined> {
	const eight = Buffer.from(await numbered(8));
	switch (kind) {
		case undefined:
			return { bytes: eight, fileName: 'report.pdf' };
		case 'none':
			return undefined;
		case 'locked':
			return { bytes: (await sample('locked.pdf')).bytes, fileName: 'locked.pdf' };
		case 'restricted':
			return { bytes: (await sample('restricted.pdf')).bytes, fileName: 'restricted.pdf' };
		case 'signed':
			return { bytes: (await sample('letter.pdf')).bytes, fileName: 'letter.pdf' };
		case 'form':
			return { bytes: (await sample('application.pdf')).bytes, fileName: 'application.pdf' };
		case 'html':
			return { bytes: Buffer.from('<!DOCTYPE html><html>Please log in</html>'), fileName: 'report.pdf' };
		case 'empty':
			return { bytes: Buffer.alloc(0), fileName: 'report.pdf' };
		case 'png':
			return { bytes: (await sample('receipt.png')).bytes, fileName: 'receipt.pdf' };
		case 'cut':
			return { bytes: eight.subarray(0, 40), fileName: 'report.pdf' };
		case 'large':
			return { bytes: Buffer.alloc(3_000_000), fileName: 'report.pdf' };
		default:
			return kind satisfies never;
	}
}

export interface Told {
	readonly what: string;
	readonly message: string;
	readonly description: string;
}

export async function tellAll(): Promise<Told[]> {
	const told: Told[] = [];
	for (const { what, parameters, file, setup } of MISTAKES) {
		const data = await fileOf(file);
		const item = data ? { json: { fileName: data.fileName }, files: { data } } : { json: {} };
		const good = { files: { data: (await fileOf(undefined))! } };
		const items = setup?.items ? [good, item] : [item];
		const made = harness({ ...setup, parameters: parametersOf({ pages: 'all', ...parameters }), items });
		const thrown = await executeItems(made.context).then(
			() => ({ message: '(nothing: it works)', description: '' }),
			(error: { message: string; description?: string | null }) => error,
		);
		told.push({ what, message: thrown.message, description: thrown.description ?? '' });
	}
	return told;
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

export async function mistakesPage(): Promise<string> {
	const rows = (await tellAll()).map(
		({ what, message, description }) => `| ${cell(what)} | ${cell(message)} | ${cell(description)} |`,
	);
	return [
		'# Mistakes and what the node says',
		'',
		`${rows.length} mistakes in n8n with the message of each, and with the second line where it helps. This page is written by`,
		'`npm run mistakes`, which makes each mistake. A test compares it with the messages of the node. n8n itself adds the number of the item.',
		'',
		'| Mistake | Message | Second line |',
		'| --- | --- | --- |',
		...rows,
		'',
	].join('\n');
}
