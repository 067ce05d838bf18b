/** The example workflows that print templates: invoices from rows, and a certificate from a form. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { base, byHand, end, GAP, inLine, octavo, type Example, type Node } from './workflow-writer';

const read = (name: string): string => readFileSync(path.join('examples', 'documents', name), 'utf8');
const json = (name: string): Record<string, unknown> => JSON.parse(read(name)) as Record<string, unknown>;

/** It is switched off until it has a credential, and passes its items on. */
const mail = (to: string, subject: string, text: string): Node => ({
	...base('Send Email', 'emailSend', 2.1, {
		fromEmail: 'office@example.org',
		toEmail: to,
		subject,
		emailFormat: 'text',
		text,
		options: { attachments: 'data' },
	}),
	disabled: true,
});

const print = (name: string, text: string, outputFileName: string): Node =>
	octavo(name, 'htmlToPdf', { textFrom: 'text', valuesFrom: 'itemJson', text, options: { outputFileName } });

const FAILED = end('Look Into It');

function invoicesFromRows(): Example {
	const invoice = json('invoice.json');
	const rows = [
		{ ...invoice, email: 'ada@example.org' },
		{ ...invoice, number: '2026-0413', email: 'grace@example.org', items: (invoice['items'] as unknown[]).slice(0, 3) },
	];
	const source = [
		base('Rows', 'set', 3.4, { mode: 'raw', jsonOutput: JSON.stringify({ rows }), options: {} }),
		base('Invoices', 'splitOut', 1, { fieldToSplitOut: 'rows', options: {} }),
	];
	const printed = print('Print the Invoices', read('invoice.html'), "={{ 'invoice-' + $json.number + '.pdf' }}");
	const sent = mail(
		"={{ $('Invoices').item.json.email }}",
		"={{ 'Invoice ' + $('Invoices').item.json.number }}",
		'Please find your invoice attached.',
	);
	return {
		note: '## Invoices from rows by mail\nEach row fills a template in HTML, with as many items as it has and a code for the payment, and goes to its customer. A row without a value that the template names gives no invoice: it comes to **Look Into It**. Put your database in place of **Rows**, give **Send Email** a credential, and activate it. Press **Execute workflow** to try it.',
		columns: [[byHand], ...source.map((node) => [node]), [printed], [sent, FAILED]],
		wires: [...inLine(byHand, ...source, printed, sent), [printed.name, FAILED.name, 1]],
	};
}

function certificateFromForm(): Example {
	const { name, ...course } = json('certificate.json');
	const form: Node = {
		...base('Ask for the Name', 'formTrigger', 2.2, {
			formTitle: 'Your certificate',
			formFields: {
				values: [
					{ fieldLabel: 'name', requiredField: true },
					{ fieldLabel: 'email', fieldType: 'email', requiredField: true },
				],
			},
			options: {},
		}),
		webhookId: 'octavo-certificate',
	};
	const sample = base('Answers (Sample)', 'set', 3.4, {
		mode: 'raw',
		jsonOutput: JSON.stringify({ name, email: 'katherine@example.org' }),
		options: {},
	});
	const facts = base('Facts of the Course', 'set', 3.4, {
		mode: 'raw',
		jsonOutput: `={{ { ...${JSON.stringify(course)}, name: $json.name, email: $json.email } }}`,
		options: {},
	});
	const printed = print('Print the Certificate', read('certificate.html'), 'certificate.pdf');
	const sent = mail("={{ $('Facts of the Course').item.json.email }}", 'Your certificate', 'Congratulations!');
	return {
		note: '## Certificate from a form\nThe person who fills in the form gets a certificate by mail, with a QR code that leads to the page where it can be checked. Give **Send Email** a credential, activate it and the workflow, and share the address of the form. Press **Execute workflow** to try it with sample answers.',
		columns: [[form, byHand], [GAP, sample], [facts], [printed], [sent, FAILED]],
		wires: [[form.name, facts.name], ...inLine(byHand, sample, facts, printed, sent), [printed.name, FAILED.name, 1]],
	};
}

export const letterExamples = () => ({
	'invoices-from-rows': { needs: ['html_to_pdf'], ...invoicesFromRows() },
	'certificate-from-a-form': { needs: ['html_to_pdf'], ...certificateFromForm() },
});
