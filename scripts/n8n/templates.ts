/**
 * Workflows with real ends, for n8n's library of templates: mail, drives, sheets, forms and chats. They hold no secrets; the note of
 * each says what to set up. test/nodes/examples/templates.test.ts runs our nodes in them, `npm run e2e` the whole with stubs at the ends.
 */
import { base, inLine, octavo, type Example, type Node } from './workflow-writer';

const DRIVE_ITEM = { __rl: true, mode: 'id', value: '' };
const SETUP = 'Set up: choose your credentials in the nodes that have a warning sign, and the folder, sheet or channel there.';
const LOCAL = 'The PDF work is done inside your n8n: no service, no key.';

const gmailTrigger = (q: string): Node =>
	base('New Mail', 'gmailTrigger', 1.2, {
		pollTimes: { item: [{ mode: 'everyMinute' }] },
		simple: false,
		filters: { q },
		options: { downloadAttachments: true, dataPropertyAttachmentsPrefixName: 'attachment_' },
	});
const driveTrigger = (name: string): Node =>
	base(name, 'googleDriveTrigger', 1, {
		pollTimes: { item: [{ mode: 'everyMinute' }] },
		triggerOn: 'specificFolder',
		folderToWatch: DRIVE_ITEM,
		event: 'fileCreated',
	});
const download = (name: string, fileId: string): Node =>
	base(name, 'googleDrive', 3, {
		operation: 'download',
		fileId: { __rl: true, mode: 'id', value: fileId },
		options: { binaryPropertyName: 'data' },
	});
const upload: Node = base('Save to Drive', 'googleDrive', 3, {
	name: '={{ $binary.data.fileName }}',
	driveId: { __rl: true, mode: 'list', value: 'My Drive' },
	folderId: DRIVE_ITEM,
	options: {},
});
const appendRows: Node = base('Add Rows', 'googleSheets', 4.5, {
	operation: 'append',
	documentId: DRIVE_ITEM,
	sheetName: DRIVE_ITEM,
	columns: { mappingMode: 'autoMapInputData', value: {} },
	options: {},
});
const readRows: Node = base('Read Rows', 'googleSheets', 4.5, { documentId: DRIVE_ITEM, sheetName: DRIVE_ITEM, options: {} });
const mail = (name: string, resource: 'message' | 'draft', to: string, subject: string): Node =>
	base(name, 'gmail', 2.1, {
		resource,
		operation: resource === 'draft' ? 'create' : 'send',
		...(resource === 'draft' ? {} : { sendTo: to }),
		subject,
		message: 'The document is attached.',
		options: {
			...(resource === 'draft' && { sendTo: to }),
			attachmentsUi: { attachmentsBinary: [{ property: 'data' }] },
		},
	});
const slack = (text: string): Node =>
	base('Tell the Team', 'slack', 2.3, { select: 'channel', channelId: DRIVE_ITEM, text, otherOptions: {} });
const everyMorning: Node = base('Every Morning', 'scheduleTrigger', 1.2, {
	rule: { interval: [{ field: 'days', triggerAtHour: 7 }] },
});
const form = (formTitle: string, values: readonly object[]): Node => ({
	...base('Form', 'formTrigger', 2.2, { formTitle, formFields: { values }, options: {} }),
	webhookId: formTitle.toLowerCase().replace(/[^a-z]+/g, '-'),
});
const when = (name: string, leftValue: string): Node =>
	base(name, 'if', 2.2, {
		conditions: {
			options: { caseSensitive: true, leftValue: '', typeValidation: 'strict', version: 2 },
			combinator: 'and',
			conditions: [{ id: name, leftValue, rightValue: '', operator: { type: 'boolean', operation: 'true', singleValue: true } }],
		},
		options: {},
	});

const langchain = (name: string, type: string, typeVersion: number, parameters: object): Node => ({
	name,
	type: `@n8n/n8n-nodes-langchain.${type}`,
	typeVersion,
	parameters,
});

const line = (note: string, ...nodes: readonly Node[]): Example => ({
	note: `${note} ${LOCAL} ${SETUP}`,
	columns: nodes.map((node) => [node]),
	wires: inLine(...nodes),
});

/** Two ends after a condition: if it holds, and if not. */
const forked = (note: string, nodes: readonly Node[], yes: Node, no: Node): Example => ({
	note: `${note} ${LOCAL} ${SETUP}`,
	columns: [...nodes.map((node) => [node]), [yes, no]],
	wires: [...inLine(...nodes, yes), [nodes.at(-1)!.name, no.name, 1]],
});

/** Recognizing takes long, so the node fetches the result when it is ready. */
const SCANS: readonly Node[] = [
	driveTrigger('New Scan'),
	download('Scan', '={{ $json.id }}'),
	octavo('Recognize', 'recognizeText', { process: 'region', languages: 'en, de', pages: 'all', options: { deskew: true } }),
	octavo('Extract Text', 'extractText', { pages: 'all', keepFile: true, options: { putTextIn: 'text' } }),
	when('Is It an Invoice', '={{ /invoice|rechnung/i.test($json.text) }}'),
];

/** The names of the sheet, in an expression. */
const NAMES = "$('Names').all().map((row) => row.json.name)";

function redactNames(): Example {
	const ask = [
		driveTrigger('New Document'),
		{ ...readRows, name: 'Names' },
		{ ...download('Document', "={{ $('New Document').first().json.id }}"), executeOnce: true },
		octavo('Find the Names', 'findText', {
			search: `={{ ${NAMES}.map((name) => '\\\\Q' + name + '\\\\E').join('|') }}`,
			searchMode: 'regex',
		}),
		base('Ask the Team', 'slack', 2.3, {
			operation: 'sendAndWait',
			select: 'channel',
			channelId: DRIVE_ITEM,
			message:
				'=Redact {{ $json.pdf.fileName }}? The names were found {{ $json.pdf.search.count }} times, on pages {{ $json.pdf.search.pages.join(", ") }}.',
			approvalOptions: { values: { approvalType: 'double' } },
			options: {},
		}),
		when('Did They Agree', '={{ $json.data.approved === true }}'),
	];
	const redact = [
		download('Document Again', "={{ $('New Document').first().json.id }}"),
		octavo('Redact', 'redactText', {
			pages: 'all',
			fields: { search: `={{ ${NAMES}.join('\\n') }}` },
			options: { redactMark: 'black', redactLabel: 'Name' },
		}),
		upload,
	];
	const no = slack('=The document was not redacted, because it was declined.');
	return {
		note: `## Redact the names of a list, after a person has agreed\nThe names are in the column "name" of a sheet. The team sees on which pages they are; if someone approves, they are removed, not covered. ${LOCAL} ${SETUP}`,
		columns: [...ask.map((node) => [node]), [redact[0]!, no], ...redact.slice(1).map((node) => [node])],
		wires: [...inLine(...ask, ...redact), [ask.at(-1)!.name, no.name, 1]],
	};
}

/** By the name of the file. */
export const templates: Readonly<Record<string, Example>> = {
	'invoice-tables-to-sheets': line(
		'## Invoices from Gmail to rows in Google Sheets\nThe tables of each PDF attachment become rows, one item a row, with the names in the head of the table as columns.',
		gmailTrigger('has:attachment filename:pdf subject:invoice'),
		octavo('Extract Tables', 'extractText', {
			binaryPropertyName: 'attachment_0',
			layout: 'markdown',
			pages: 'all',
			options: { tables: true, itemPerRow: true },
		}),
		appendRows,
	),
	'pieces-to-vector-store': {
		...line(
			'## Answer from your documents: a folder in Drive becomes a vector store\nEach new document is cut at its headings, into pieces that know their pages. Exchange the store in memory for yours.',
			driveTrigger('New Document'),
			download('Document', '={{ $json.id }}'),
			octavo('Cut into Pieces', 'extractText', {
				layout: 'markdown',
				pages: 'all',
				options: { pieces: 'section', pieceSize: 1000, putTextIn: 'text' },
			}),
			langchain('Store', 'vectorStoreInMemory', 1.3, {
				mode: 'insert',
				memoryKey: { __rl: true, mode: 'id', value: 'documents' },
			}),
		),
		parts: [
			{ node: langchain('Embeddings', 'embeddingsOpenAi', 1.2, { options: {} }), of: 'Store', as: 'ai_embedding' },
			{
				node: langchain('Piece', 'documentDefaultDataLoader', 1.1, {
					jsonMode: 'expressionData',
					jsonData: '={{ $json.text }}',
					textSplittingMode: 'simple',
					options: {
						metadata: {
							metadataValues: [
								{ name: 'file', value: '={{ $json.pdf.fileName }}' },
								{ name: 'page', value: '={{ $json.pdf.piece.firstPage }}' },
							],
						},
					},
				}),
				of: 'Store',
				as: 'ai_document',
			},
		],
	},
	'searchable-scans': {
		note: `## Scans from Drive become searchable, by a service of your own\nA service of yours recognizes the text of each scan in a folder (OCR); the workflow reads it, and tells invoices apart. Recognize does not work inside n8n: start the service, and put its address into a credential of the type Octavo PDF API, region *Self-Hosted*. ${SETUP}`,
		columns: [
			...SCANS.map((node) => [node]),
			[
				upload,
				slack(
					"={{ 'Not an invoice: ' + $('Recognize').item.json.pdf.fileName + ', confidence ' + $('Recognize').item.json.pdf.confidence }}",
				),
			],
		],
		wires: [...inLine(...SCANS, upload), [SCANS.at(-1)!.name, 'Tell the Team', 1]],
	},
	'scan-to-vision-model': line(
		'## Read a scan with a model that sees\nThe pages of an uploaded scan become images, a model reads them, and its answer becomes a row.',
		form('Upload a scan', [{ fieldLabel: 'scan', fieldType: 'file', acceptFileTypes: '.pdf', requiredField: true }]),
		octavo('Pages to Images', 'pagesToImages', {
			binaryPropertyName: 'scan',
			pages: 'all',
			options: { imageFormat: 'jpeg', resolution: 150 },
		}),
		langchain('Read the Image', 'openAi', 1.8, {
			resource: 'image',
			operation: 'analyze',
			modelId: DRIVE_ITEM,
			text: 'Give the text of this page.',
			inputType: 'base64',
			options: {},
		}),
		appendRows,
	),
	'thumbnails-in-a-table': line(
		'## See the pages of an upload as a table\nA PDF that is sent to the webhook comes back as a web page with a small picture of each page in a table.',
		{
			...base('Upload', 'webhook', 2.1, {
				httpMethod: 'POST',
				path: 'thumbnails',
				responseMode: 'responseNode',
				options: {},
			}),
			webhookId: 'thumbnails',
		},
		octavo('Thumbnails', 'pagesToImages', { pages: 'all', options: { imageFormat: 'jpeg', pixelWidth: 200 } }),
		base('As Text', 'extractFromFile', 1, {
			operation: 'binaryToPropery',
			destinationKey: 'image',
			options: { keepSource: 'json' },
		}),
		{
			...base('Table', 'html', 1.2, {
				html: '<table>{{ $("As Text").all().map(({ json }) => `<tr><td>${json.pdf.page}</td><td><img alt="" src="data:image/jpeg;base64,${json.image}"></td></tr>`).join("") }}</table>',
			}),
			executeOnce: true,
		},
		base('Answer', 'respondToWebhook', 1.4, {
			respondWith: 'text',
			responseBody: '={{ $json.html }}',
			options: { responseHeaders: { entries: [{ name: 'Content-Type', value: 'text/html; charset=utf-8' }] } },
		}),
	),
	'rows-to-invoice-drafts': line(
		'## Rows of a sheet to invoices as Gmail drafts\nEach row (number, name, email, total) fills an HTML template and waits as a draft with its PDF.',
		everyMorning,
		readRows,
		octavo('Make the Invoice', 'htmlToPdf', {
			textFrom: 'text',
			valuesFrom: 'itemJson',
			text: '<html lang="en"><h1>Invoice {{number}}</h1><p>{{name}}</p><table><tr><th>Total</th><td>{{total}}</td></tr></table></html>',
			options: { outputFileName: '=invoice-{{ $json.number }}.pdf' },
		}),
		mail('Make a Draft', 'draft', "={{ $('Read Rows').item.json.email }}", "=Invoice {{ $('Read Rows').item.json.number }}"),
	),
	'form-to-letter': line(
		'## A form becomes a letter on your letterhead\nEach answer of the form becomes a letter in Drive. The letterhead is a PDF in Drive.',
		form('Write a letter', [
			{ fieldLabel: 'name', requiredField: true },
			{ fieldLabel: 'text', fieldType: 'textarea', requiredField: true },
		]),
		download('Letterhead', ''),
		octavo('Make the Letter', 'markdownToPdf', {
			textFrom: 'text',
			valuesFrom: 'none',
			text: "=Dear {{ $('Form').item.json.name }},\n\n{{ $('Form').item.json.text }}",
			options: { letterhead: "={{ $('Letterhead').first().binary.data }}", language: 'en', outputFileName: 'letter.pdf' },
		}),
		upload,
	),
	'redact-uploads': forked(
		'## Redact uploads before they are shared\nEmail addresses, IBANs and card numbers are removed, not covered. A document without any goes to the team to look at.',
		[
			{ ...base('Upload', 'webhook', 2.1, { httpMethod: 'POST', path: 'redact', options: {} }), webhookId: 'redact' },
			octavo('Redact', 'redactText', { pages: 'all', fields: { redactKinds: ['email', 'iban', 'card'] } }),
			when('Was Anything Redacted', '={{ $json.pdf.redactedMatches > 0 }}'),
		],
		upload,
		slack('=Nothing was redacted in {{ $json.pdf.fileName }}: please look at it.'),
	),
	'redact-names-of-a-list': redactNames(),
	'check-signed-contracts': forked(
		'## Check signed contracts\nEach new contract in a folder is checked: all signatures intact, nothing changed after them, and their certificates in time.',
		[
			driveTrigger('New Contract'),
			download('Contract', '={{ $json.id }}'),
			octavo('Check Signatures', 'checkSignatures'),
			when(
				'Is It in Order',
				'={{ $json.pdf.signatures.count > 0 && $json.pdf.signatures.allIntact && $json.pdf.signatures.coversWholeFile && $json.pdf.signatures.entries.every(({ certificateInTime }) => certificateInTime) }}',
			),
		],
		upload,
		slack('=The signatures of {{ $json.pdf.fileName }} are not in order.'),
	),
	'sign-and-mail': line(
		'## Sign offers and mail them\nA new offer in a folder is signed with the certificate of the credential Octavo PDF Certificate API, and mailed.',
		driveTrigger('New Offer'),
		download('Offer', '={{ $json.id }}'),
		octavo('Sign', 'signDocument', { options: { reason: 'Offer' } }),
		mail('Mail It', 'message', '', 'Our offer'),
	),
	'compress-attachments': line(
		'## Make attachments fit a mailbox\nPhotos and scans become smaller until the document has at most 10 MB.',
		gmailTrigger('has:attachment filename:pdf larger:10M'),
		octavo('Compress', 'compressDocument', { binaryPropertyName: 'attachment_0', options: { maximumMegabytes: 10 } }),
		mail('Send It On', 'message', '', 'Smaller'),
	),
	'merge-with-payment-code': line(
		'## Join the invoices of the day, with a payment code\nThe PDF attachments become one file with a GiroCode for the bank transfer on its first page.',
		gmailTrigger('has:attachment filename:pdf subject:invoice'),
		octavo('Join', 'mergeDocuments', { mergeSource: 'eachItem', binaryPropertyNames: 'attachment_*', mergeOrder: 'fileName' }),
		octavo('Add Payment Code', 'addQrCode', {
			pages: '1',
			qrContent: '=BCD\n002\n1\nSCT\n\nMuster GmbH\nDE02120300000000202051\nEUR12.30\n\n\nInvoices',
			position: 'bottom_right',
		}),
		upload,
	),
	'telegram-photo-to-pdf': line(
		'## A photo in Telegram comes back as a PDF\nFor receipts: send a photo, get a document.',
		base('Photo', 'telegramTrigger', 1.2, { updates: ['message'], additionalFields: { download: true } }),
		octavo('Make a PDF', 'imagesToPdf', {
			mergeSource: 'eachItem',
			binaryPropertyNames: 'data',
			options: { pageSize: 'A4', outputFileName: 'receipt.pdf' },
		}),
		base('Send It Back', 'telegram', 1.2, {
			operation: 'sendDocument',
			chatId: "={{ $('Photo').item.json.message.chat.id }}",
			binaryData: true,
			additionalFields: {},
		}),
	),
	'when-extract-from-file-fails': {
		note: `## Extract From File fails? Use this\nScans that say so, damaged and locked files, tables: where n8n's own node stops or gives no text, the text comes from Octavo. ${LOCAL}`,
		columns: [
			[base('Run by Hand', 'manualTrigger', 1, {})],
			[
				base('Get the File', 'httpRequest', 4.2, {
					url: 'https://example.com/report.pdf',
					options: { response: { response: { responseFormat: 'file' } } },
				}),
			],
			[
				{
					...base('Extract From File', 'extractFromFile', 1, { operation: 'pdf', options: {} }),
					onError: 'continueErrorOutput',
				},
			],
			[when('Is There Text', '={{ Boolean($json.text) }}')],
			[
				base('Use the Text', 'noOp', 1, {}),
				octavo('Extract Text', 'extractText', { layout: 'markdown', pages: 'all', options: { putTextIn: 'text' } }),
			],
		],
		wires: [
			['Run by Hand', 'Get the File'],
			['Get the File', 'Extract From File'],
			['Extract From File', 'Is There Text'],
			['Is There Text', 'Use the Text'],
			['Is There Text', 'Extract Text', 1],
			['Extract From File', 'Extract Text', 1],
			['Extract Text', 'Use the Text'],
		],
	},
};
