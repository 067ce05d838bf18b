/** Text as an input: typed or from an expression, from a field of the item, or from a file; and the images that it mentions. */
import { NodeOperationError, type IExecuteFunctions } from 'n8n-workflow';
import type { Document } from '../../shared/contract/backend';
import { readMarkup } from '../../shared/contract/documents';
import { memberOf } from '../../shared/contract/json';
import { operationOf, type OperationName } from '../../shared/contract/operations';
import { Pace } from '../../shared/pace/pace';
import { isBlankValue, itMust } from './entries';
import { load, locate, readable, type Source } from './files';
import { isTemplate } from './form-values';

/** The name of the result, where the text has none of a file. */
const UNNAMED = { markdown: 'document.md', html: 'document.html' } as const;
/** Marks an image as a binary field of the item: `![Logo](field:logo)`. */
const FIELD = 'field:';

export async function locateText(context: IExecuteFunctions, operation: OperationName, item: number): Promise<Source> {
	const from = context.getNodeParameter('textFrom', item);
	if (from === 'file') return await locate(context, item, context.getNodeParameter('binaryPropertyName', item));
	const text = from === 'field' ? fieldOf(context, item) : readText(context, operation, item);
	if (typeof text !== 'string' || text.trim() === '')
		throw notText(context, item, from === 'field', text, operationOf(operation).textKind === 'html' ? 'HTML' : 'Markdown');
	const size = Buffer.byteLength(text, 'utf8');
	return {
		item,
		field: '',
		label: 'of the item',
		fileName: UNNAMED[operationOf(operation).textKind ?? 'markdown'],
		size,
		key: text,
		read: () => Promise.resolve(Buffer.from(text, 'utf8')),
	};
}

/** The XML of an invoice, from the panel. */
export function xmlSource(context: IExecuteFunctions, item: number): Source {
	const text: unknown = context.getNodeParameter('invoiceXml', item);
	if (typeof text !== 'string' || text.trim() === '') {
		const message = `Invoice XML ${itMust(text)} be the XML of an invoice`;
		const description = 'Enter an expression such as {{ $json.xml }}, or set Input to Binary Field';
		throw new NodeOperationError(context.getNode(), message, { itemIndex: item, description });
	}
	const size = Buffer.byteLength(text, 'utf8');
	return {
		item,
		field: '',
		label: 'of the item',
		fileName: 'invoice.xml',
		size,
		key: text,
		read: () => Promise.resolve(Buffer.from(text, 'utf8')),
	};
}

/** An expression has lost the names of a template before we see it. */
function readText(context: IExecuteFunctions, operation: OperationName, item: number): unknown {
	const written: unknown = context.getNodeParameter('text', item, '', { rawExpressions: true });
	if (isTemplate(context, operation, item) && typeof written === 'string' && written.startsWith('='))
		throw new NodeOperationError(context.getNode(), 'Text is an expression, so n8n evaluates the {{ }} of the template', {
			itemIndex: item,
			description: 'Switch Text to Fixed, or read the template from a file: with Values From set, {{ }} belongs to the template',
		});
	return context.getNodeParameter('text', item);
}

function notText(
	context: IExecuteFunctions,
	item: number,
	isField: boolean,
	text: unknown,
	language: string,
): NodeOperationError {
	const isEmpty = isBlankValue(text) || typeof text === 'string';
	const kind = Array.isArray(text) ? 'a list' : typeof text === 'object' ? 'an object' : `a ${typeof text}`;
	const told = isEmpty ? 'Text is empty' : `Text must be text, but its expression gives ${kind}`;
	const field: unknown = isField ? context.getNodeParameter('textField', item, '') : '';
	return new NodeOperationError(
		context.getNode(),
		isField ? `The field '${typeof field === 'string' ? readable(field.trim()) : ''}' has no text` : told,
		{
			itemIndex: item,
			description: isField ? TEXT_FIELD : `Enter ${language}, or an expression such as {{ $json.output }}`,
		},
	);
}

const TEXT_FIELD =
	'Text Field must name a field of the item whose value is text, such as output; a dot leads into an object, as in message.content';

function fieldOf(context: IExecuteFunctions, item: number): unknown {
	const path: unknown = context.getNodeParameter('textField', item);
	if (typeof path !== 'string' || path.trim() === '') {
		const message = `Text Field ${itMust(path)} be the name of a field`;
		throw new NodeOperationError(context.getNode(), message, { itemIndex: item, description: TEXT_FIELD });
	}
	let value: unknown = context.getInputData()[item]?.json;
	for (const name of path.split('.')) value = memberOf(value, name);
	return value;
}

/** The images of the item that a text mentions, as the parameter of the operation that takes them (docs/semantics.md, D53). */
export async function mentionedImages(
	context: IExecuteFunctions,
	operation: OperationName,
	source: Source | undefined,
	pause: () => Promise<void>,
): Promise<Readonly<Record<string, readonly Document[]>>> {
	const [wire] = Object.entries(operationOf(operation).fields).find(([, { kind }]) => kind === 'files') ?? [];
	if (wire === undefined || !source) return {};
	const { bytes } = await load(context, source);
	const text = readMarkup(operation, bytes);
	if (!text.includes(FIELD)) return {};
	const { imagesNamedIn } = await import('../../shared/html/targets');
	const images: Document[] = [];
	for (const target of await imagesNamedIn(operationOf(operation).textKind ?? 'markdown', text, new Pace(pause))) {
		if (!target.startsWith(FIELD)) continue;
		const image = await locate(context, source.item, target.slice(FIELD.length), 'Text');
		images.push({ ...(await load(context, image)), name: target });
	}
	return images.length === 0 ? {} : { [wire]: images };
}
