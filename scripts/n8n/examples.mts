/**
 * npm run examples : writes examples/n8n/*.json, the workflows to import into n8n. They run as imported: by a webhook, or with
 * sample files inside, which a button runs. `npm run e2e` runs the very files in a real n8n.
 */
import { templates } from './templates';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { camel } from '../../shared/contract/names';
import { operationNames } from '../../shared/contract/operations';
import { invoiceActions, invoiceRows } from './e-invoice';
import { embeddedFiles } from './example-files';
import { letterExamples } from './letter-examples';
import { markdownExamples } from './markdown-examples';
import { alertOnTerms, FAILED, route, piecesForStore, routeByWords, RUN } from './routed-examples';
import {
	answer,
	base,
	byHand,
	inLine,
	octavo,
	pipeline,
	refuse,
	samples,
	webhook,
	workflow,
	type Example,
	type Node,
} from './workflow-writer';

async function examples(): Promise<Record<string, Example & { readonly needs: readonly string[] }>> {
	const files = await embeddedFiles();
	const pdf = (fileName: keyof typeof files, more: object = {}) => ({ ...files[fileName], ...more });
	return {
		'split-report-for-email': {
			needs: ['split_by_size'],
			...split(),
		},
		'merge-mail-attachments': { needs: ['merge_documents'], ...mergeAttachments() },
		'watermark-draft': { needs: ['add_text_watermark'], ...watermarkDraft() },
		'lock-payslips': {
			needs: ['add_restrictions'],
			...pipeline(
				`## Lock payslips per employee\nEvery payslip opens with the password of its employee and can be printed, but not copied from or changed. A row without a password gives no payslip: it comes to **Look Into It**. ${RUN}`,
				samples('Employees', [
					pdf('anna.pdf', { password: 'annas word', ownerPassword: 'the office' }),
					pdf('boris.pdf', { password: 'boris, "quoted"', ownerPassword: 'the office' }),
					pdf('carla.pdf', { ownerPassword: 'the office' }),
				]),
				[
					octavo('Lock and Restrict', 'addRestrictions', {
						ownerPassword: "={{ $('Employees').item.json.ownerPassword }}",
						userPassword: "={{ $('Employees').item.json.password }}",
						encryptionAlgorithm: 'AES-256',
						permissions: {
							allowAccessibility: true,
							allowAssembleDocument: false,
							allowChangeContent: false,
							allowCommentAndFillForm: false,
							allowCopyContent: false,
							allowFillForm: false,
							allowPrint: true,
							allowPrintHighResolution: true,
						},
					}),
				],
				'Send to the Employee',
			),
		},
		'strip-signatures': {
			needs: ['remove_signatures'],
			...pipeline(
				`## Strip signatures before signing again\nThe signatures of the contract go, its pages stay as they are. ${RUN} ${FAILED}`,
				samples('Contract', [pdf('contract.pdf')]),
				[octavo('Remove Signatures', 'removeSignatures')],
				'Sign Again',
			),
		},
		'nightly-clean-up-in-a-region': {
			needs: ['remove_restrictions', 'remove_signatures'],
			...nightly(samples('Inbox', [pdf('contract.pdf'), pdf('damaged.pdf')])),
		},
		'letterhead-under-invoices': {
			needs: ['add_overlay'],
			...letterhead(
				samples('Letterhead', [pdf('letterhead.pdf')]),
				samples('Invoices', [pdf('invoice-1.pdf'), pdf('invoice-2.pdf')]),
			),
		},
		'logo-and-page-numbers': {
			needs: ['add_image_watermark', 'add_page_numbers'],
			...logoAndNumbers(samples('Logo', [pdf('logo.png')]), samples('Report', [pdf('report.pdf')])),
		},
		...letterExamples(),
		...markdownExamples(samples('Letterhead', [pdf('letterhead.pdf')])),
		'bates-numbers': {
			needs: ['add_page_numbers'],
			...pipeline(
				`## Bates numbers\nAll pages of all files are numbered in one row, with a prefix and six digits, as courts ask for. ${RUN} ${FAILED}`,
				samples('Exhibits', [pdf('exhibit-a.pdf'), pdf('exhibit-b.pdf')]),
				[
					octavo('Merge Exhibits', 'mergeDocuments', { options: { outputFileName: 'exhibits.pdf' } }),
					octavo('Add Bates Numbers', 'addPageNumbers', {
						numberFormat: 'CASE-{number}',
						position: 'bottom_right',
						options: { digits: 6 },
					}),
				],
				'File',
			),
		},
		'print-shop-a5-booklet': {
			needs: ['resize_pages', 'arrange_pages'],
			...pipeline(
				`## Print shop: A5 booklet\nPages of any size become A5, two on each side of A4, in the order in which the folded sheets are read. Print on both sides and flip on the short edge, then fold and staple. ${RUN} ${FAILED}`,
				samples('Manuscript', [pdf('report.pdf')]),
				[
					octavo('Resize to A5', 'resizePages', { newSize: { pageSize: 'A5' }, options: { orientation: 'portrait' } }),
					octavo('Make a Booklet', 'arrangePages', {
						arrangement: 'booklet',
						options: { pageSize: 'A4', outputFileName: 'booklet.pdf' },
					}),
				],
				'Print',
			),
		},
		'receipts-to-a4': {
			needs: ['merge_documents', 'crop_pages', 'resize_pages'],
			...pipeline(
				`## Receipts to A4\nReceipts of all sizes become one document of A4 pages for the expense report: empty borders go, and small receipts are not enlarged. ${RUN} ${FAILED}`,
				samples('Receipts', [pdf('invoice-1.pdf'), pdf('anna.pdf')]),
				[
					octavo('Merge Receipts', 'mergeDocuments', { options: { outputFileName: 'receipts.pdf' } }),
					octavo('Crop to Content', 'cropPages', {
						crop: { cropTo: 'content' },
						options: { uniform: false, padding: 0.25 },
					}),
					octavo('Resize to A4', 'resizePages', {
						newSize: { pageSize: 'A4' },
						options: { scaling: 'none', orientation: 'portrait' },
					}),
				],
				'Attach to the Report',
			),
		},
		'read-e-invoices': {
			needs: ['extract_attachments'],
			...pipeline(
				`## Get the XML out of e-invoices\nFactur-X and ZUGFeRD invoices carry their data as an XML file inside the PDF. Each becomes an item with the XML, ready for **Extract from File** and your books. An invoice without XML passes on with \`pdf.attachmentCount: 0\`. ${RUN} ${FAILED}`,
				samples('Invoices', [pdf('e-invoice.pdf'), pdf('invoice-1.pdf')]),
				[octavo('Extract XML', 'extractAttachments', { options: { namePattern: '*.xml' } })],
				'Book',
			),
		},
		'e-invoices-from-rows': {
			needs: ['markdown_to_pdf', 'create_e_invoice', 'check_document'],
			...pipeline(
				`## E-invoices from the rows of a table\nEach row becomes a page and the XML of an invoice, together a Factur-X (ZUGFeRD) PDF, which is checked before it is sent. Put **Google Sheets** or **Data Table** in place of the sample, and **Gmail** or **Send Email** at the end. ${RUN} ${FAILED}`,
				invoiceRows,
				invoiceActions,
				'Send to the Customer',
			),
		},
		'route-locked-and-signed': {
			needs: ['get_document_info'],
			...route(samples('Inbox', [pdf('contract.pdf'), pdf('locked.pdf'), pdf('report.pdf')])),
		},
		'clean-metadata': {
			needs: ['set_metadata'],
			...pipeline(
				`## Clean metadata before publishing\nAuthor, programs, dates and private data of programs go; the title is set. ${RUN} ${FAILED}`,
				samples('Report', [pdf('report.pdf', { title: 'Annual report' })]),
				[
					octavo('Clean Metadata', 'setMetadata', {
						metadata: { removeExisting: true, title: "={{ $('Report').item.json.title }}" },
					}),
				],
				'Publish',
			),
		},
		'clean-before-publishing': {
			needs: ['flatten_annotations', 'sanitize_document'],
			...pipeline(
				`## Clean before publishing\nStamps and highlights become part of the pages. Then notes, scripts, metadata, hidden layers, attachments and external links go; \`$json.pdf\` says how many of each. ${RUN} ${FAILED}`,
				samples('Handbook', [pdf('handbook.pdf')]),
				[
					octavo('Flatten Comments', 'flattenAnnotations'),
					octavo('Sanitize', 'sanitizeDocument', {
						removeAttachments: true,
						removeComments: true,
						removeExternalLinks: true,
						removeImageMetadata: true,
					}),
				],
				'Publish',
			),
		},
		'fill-form-from-rows': {
			needs: ['fill_form'],
			...pipeline(
				`## Fill a form from the rows of a spreadsheet\nEach row becomes a filled form, flattened so that its values cannot be changed by accident. The columns have the names of the form's fields: put **Google Sheets** or **Extract from File** in place of the sample. ${RUN} ${FAILED}`,
				samples('Rows', [
					pdf('form.pdf', { fileName: 'anna.pdf', values: { name: 'Anna Ångström', city: 'Zürich', member: true } }),
					pdf('form.pdf', { fileName: 'boris.pdf', values: { name: 'Boris Бойко', city: 'Варна', member: false } }),
				]),
				[
					octavo('Fill and Flatten', 'fillForm', {
						valuesFrom: 'json',
						values: "={{ $('Rows').item.json.values }}",
						options: { flatten: true },
					}),
				],
				'Send',
			),
		},
		'collect-form-answers': {
			needs: ['get_form_data'],
			...pipeline(
				`## Collect the answers of returned forms\nThe values of every returned form become a row: connect **Google Sheets** or **Data Table** at the end. ${RUN} ${FAILED}`,
				samples('Returned Forms', [pdf('returned-1.pdf'), pdf('returned-2.pdf')]),
				[
					octavo('Read Answers', 'getFormData'),
					base('One Row per Form', 'set', 3.4, { mode: 'raw', jsonOutput: '={{ $json.pdf.form.values }}', options: {} }),
				],
				'Append to a Table',
			),
		},
		'pdf-text-to-an-ai-model': {
			needs: ['extract_text'],
			...pipeline(
				`## PDF text to an AI model\nThe text of the PDF is put into a prompt. Connect **Basic LLM Chain** or **AI Agent** at the end: they take the prompt from \`chatInput\`. ${RUN} ${FAILED}`,
				samples('Report', [pdf('report.pdf')]),
				[
					octavo('Extract Text', 'extractText', { pages: 'all', layout: 'markdown', options: { putTextIn: 'text' } }),
					base('Write the Prompt', 'set', 3.4, {
						assignments: {
							assignments: [
								{
									id: 'prompt',
									name: 'chatInput',
									type: 'string',
									value: '=Summarize this document in three sentences.\n\n{{ $json.text }}',
								},
							],
						},
						options: {},
					}),
				],
				'Ask the Model',
			),
		},
		'split-invoices-by-number': {
			needs: ['split_by_text'],
			...pipeline(
				`## Split a batch of invoices by their number\nA part begins where the number after "Invoice" changes, and the number names it. Change the regular expression to the words of your invoices. ${RUN} ${FAILED}`,
				samples('Batch', [pdf('batch.pdf')]),
				[
					octavo('Split by Number', 'splitByText', {
						search: 'Invoice (\\d+)',
						searchMode: 'regex',
						options: { outputFileName: 'invoice-{match}.pdf' },
					}),
				],
				'File',
			),
		},
		'alert-when-terms-changed': {
			needs: ['compare_documents'],
			...alertOnTerms(samples('Terms Before', [pdf('terms-before.pdf')]), samples('Terms Now', [pdf('terms-now.pdf')])),
		},
		'pieces-for-a-vector-store': {
			needs: ['extract_text'],
			...piecesForStore(samples('Minutes', [pdf('minutes.pdf')])),
		},
		'route-by-words': {
			needs: ['find_text'],
			...routeByWords(samples('Inbox', [pdf('invoice-1.pdf'), pdf('anna.pdf'), pdf('letterhead.pdf'), pdf('damaged.pdf')])),
		},
	};
}

function split(): Example {
	const arrives = webhook('Report Arrives', 'split-report', '6f0d7c1e-3a51-4d53-9b62-0b6a1f7c2d12');
	const cut = octavo('Split for E-Mail', 'splitBySize', {
		maximumMegabytes: 18,
		splitOutput: 'zip',
		options: { outputFileName: 'report {index}.pdf', zipFileName: 'report.zip' },
	});
	const done = answer('Return ZIP');
	const failed = refuse('Say Why Not');
	return {
		note: '## Split a report for e-mail\nPost a PDF as `data`; the answer is a ZIP with parts of at most 18 MB, which a mailbox of 25 MB takes. `curl -F data=@report.pdf <webhook address> -o report.zip`. For one item per part, choose that under **Output** and connect **Send Email**.',
		columns: [[arrives], [cut], [done, failed]],
		wires: [...inLine(arrives, cut, done), [cut.name, failed.name, 1]],
	};
}

function mergeAttachments(): Example {
	const arrives = webhook('Mail Arrives', 'inbound-mail', '6f0d7c1e-3a51-4d53-9b62-0b6a1f7c2d11');
	const merge = octavo('Merge Attachments', 'mergeDocuments', {
		mergeSource: 'eachItem',
		binaryPropertyNames: 'attachment_*',
		options: { outputFileName: 'attachments.pdf', skipUnreadable: true },
	});
	const done = answer('Return PDF');
	const failed = refuse('Say Why Not');
	return {
		note: '## Merge the attachments of a mail\nTakes what inbound-mail services post: `attachment_0`, `attachment_1` and so on. The PDFs among them become one document, in order. With an **Email Trigger (IMAP)** in place of the webhook the fields have the same names.',
		columns: [[arrives], [merge], [done, failed]],
		wires: [...inLine(arrives, merge, done), [merge.name, failed.name, 1]],
	};
}

function watermarkDraft(): Example {
	const arrives = webhook('Draft Arrives', 'draft', 'a9a6c9b4-0f1b-4f0e-8a8e-7a0f0b1d2c22');
	const stamp = octavo('Stamp DRAFT', 'addTextWatermark', {
		line1: 'DRAFT',
		transparency: 70,
		options: { line2: '={{ ($json.body.customer ?? "").slice(0, 32) }}', color: 'Red' },
	});
	const done = answer('Return Draft');
	const failed = refuse('Say Why Not');
	return {
		note: "## Watermark a draft with the customer's name\nPost a PDF as `data` and a name as `customer`; the answer is the PDF with DRAFT and the name across every page. `curl -F data=@offer.pdf -F customer=Example <webhook address> -o draft.pdf`",
		columns: [[arrives], [stamp], [done, failed]],
		wires: [...inLine(arrives, stamp, done), [stamp.name, failed.name, 1]],
	};
}

function nightly(inbox: readonly Node[]): Example {
	const schedule = base('Every Night', 'scheduleTrigger', 1.3, { rule: { interval: [{ triggerAtHour: 2 }] } });
	const region = (node: Node): Node => ({
		...node,
		parameters: { process: 'region', ...node.parameters },
		credentials: { octavoPdfApi: { id: 'octavoPdfApi', name: 'Octavo PDF API' } },
	});
	const actions = [
		region(octavo('Remove Restrictions', 'removeRestrictions')),
		region(octavo('Remove Signatures', 'removeSignatures')),
	];
	const whole = pipeline(
		`## Nightly clean-up in a region\nEvery night at two, restrictions and signatures of the inbox go, processed by the service of a region. **It needs a credential of the type Octavo PDF API**: choose yours in both nodes. ${FAILED}`,
		inbox,
		actions,
		'Archive',
	);
	const first = inbox[0]!.name;
	return {
		...whole,
		columns: [[byHand, schedule], ...whole.columns.slice(1)],
		wires: [...whole.wires, [schedule.name, first]],
	};
}

function letterhead(paper: readonly Node[], invoices: readonly Node[]): Example {
	const under = octavo('Put Letterhead Behind', 'addOverlay', {
		overlay: `={{ $('${paper.at(-1)!.name}').first().binary.data }}`,
		layer: 'under',
		options: { repeat: 'last' },
	});
	return pipeline(
		`## Letterhead under invoices\nThe first page of the letterhead lies behind the first page of each invoice, its last page behind all others. One letterhead serves all items. ${RUN} ${FAILED}`,
		[...paper, ...invoices],
		[under],
		'Send',
	);
}

function logoAndNumbers(logo: readonly Node[], report: readonly Node[]): Example {
	return pipeline(
		`## Logo and page numbers on a report\nThe logo comes into the corner of every page but the first, the numbers to the foot. ${RUN} ${FAILED}`,
		[...logo, ...report],
		[
			octavo('Add Logo', 'addImageWatermark', {
				image: `={{ $('${logo.at(-1)!.name}').first().binary.data }}`,
				pages: 'not 1',
				position: 'top_right',
				imageWidth: 1,
				transparency: 0,
				options: { margin: 0.4 },
			}),
			octavo('Add Page Numbers', 'addPageNumbers', { numberFormat: 'Page {number} of {last}' }),
		],
		'Publish',
	);
}

const root = process.env.OCTAVO_ROOT ?? process.cwd();
const target = path.join(root, 'examples', 'n8n');
mkdirSync(target, { recursive: true });
for (const file of readdirSync(target)) if (file.endsWith('.json')) rmSync(path.join(target, file));
for (const [name, { needs, ...example }] of Object.entries(await examples())) {
	const missing = needs.filter((one) => !operationNames.some((known) => known === one));
	if (missing.length > 0) {
		console.log(`left out ${name}: there is no ${missing.map(camel).join(', ')}`);
		continue;
	}
	writeFileSync(path.join(target, `${name}.json`), `${JSON.stringify(workflow(example), null, '\t')}\n`);
}
const library = path.join(root, 'examples', 'n8n-templates');
mkdirSync(library, { recursive: true });
for (const [name, template] of Object.entries(templates))
	writeFileSync(path.join(library, `${name}.json`), `${JSON.stringify(workflow(template), null, '\t')}\n`);
console.log(`wrote examples/n8n and examples/n8n-templates`);
