/** The description of the service as a page that people read: plain HTML, without scripts and without other hosts. */
import type { Json, Schema } from './schema';

/** Nothing but the style of the page itself. */
export const PAGE_HEADERS = {
	'content-type': 'text/html; charset=utf-8',
	'content-security-policy':
		"default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
	'x-content-type-options': 'nosniff',
	'cache-control': 'no-cache',
};

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1a1a1a;background:#fff}
code,pre{font:14px/1.5 ui-monospace,monospace;background:#f3f3f3;border-radius:4px}code{padding:0 .25em}pre{padding:.75rem;overflow:auto}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.3rem .6rem;border-bottom:1px solid #ddd}
summary{cursor:pointer;padding:.4rem 0}@media(prefers-color-scheme:dark){body{color:#eee;background:#161616}code,pre{background:#2a2a2a}
th,td{border-color:#444}a{color:#8ab4ff}}`;

const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const textIn = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
const schemaIn = (value: Json | undefined): Schema =>
	typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Schema) : {};

/** `description`: as `describeService` gives it. */
export function docsPage(description: Schema): string {
	const info = schemaIn(description['info']);
	const operations = Object.entries(schemaIn(description['paths'])).flatMap(([path, methods]) =>
		Object.entries(schemaIn(methods))
			.filter(([method]) => method !== 'parameters')
			.map(([method, operation]) => describe(path, method, schemaIn(operation))),
	);
	const schemes = schemaIn(schemaIn(description['components'])['securitySchemes']);
	const token = 'token' in schemes ? ', or a token of your issuer in the header <code>Authorization: Bearer …</code>' : '';
	const body = `<h1>${escape(textIn(info['title']))} ${escape(textIn(info['version']))}</h1>
<p>${escape(textIn(info['description']))}</p>
<p>Send the API key in the header <code>X-API-Key</code>${token}. <a href="/openapi.json">/openapi.json</a> describes the same for programs (OpenAPI 3.1).</p>
${operations.join('\n')}`;
	return page('Octavo', body);
}

/** The page at the address of the service itself. */
export const HOME = page(
	'Octavo',
	`<h1>Octavo</h1>
<p>This is a service for PDF documents: one request runs one operation, and nothing is stored, unless the client asks for a long job.</p>
<ul><li><a href="/docs">/docs</a>: every operation and field</li><li><a href="/openapi.json">/openapi.json</a>: the same for programs</li>
<li><a href="/health">/health</a> and <a href="/ready">/ready</a>: for load balancers</li></ul>`,
);

function page(title: string, body: string): string {
	const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title><style>${STYLE}</style>`;
	return `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;
}

function describe(path: string, method: string, operation: Schema): string {
	const content = schemaIn(schemaIn(operation['requestBody'])['content']);
	const form = schemaIn(schemaIn(content['multipart/form-data'])['schema']);
	const required = Array.isArray(form['required']) ? form['required'] : [];
	const rows = Object.entries(schemaIn(form['properties'])).map(([name, field]) =>
		row(name, schemaIn(field), required.includes(name)),
	);
	const fields =
		rows.length === 0
			? ''
			: `<table><tr><th>Field</th><th>Value</th><th>Meaning</th></tr>${rows.join('')}</table><pre>${escape(example(path, form))}</pre>`;
	const types = Object.keys(schemaIn(schemaIn(schemaIn(operation['responses'])['200'])['content']));
	const answer = types.length === 0 ? '' : `<p>Answer: ${types.map((type) => `<code>${escape(type)}</code>`).join(', ')}</p>`;
	const head = `<code>${method.toUpperCase()} ${escape(path)}</code> ${escape(textIn(operation['summary']))}`;
	return `<details id="${escape(textIn(operation['operationId']))}"><summary>${head}</summary><p>${escape(textIn(operation['description']))}</p>${fields}${answer}</details>`;
}

function row(name: string, field: Schema, isRequired: boolean): string {
	const { description, default: usual } = field;
	const notes = [isRequired ? 'required' : '', usual === undefined ? '' : `default ${JSON.stringify(usual)}`].filter(Boolean);
	return `<tr><td><code>${escape(name)}</code>${notes.length > 0 ? `<br>${escape(notes.join(', '))}` : ''}</td><td>${escape(valueTextsOf(field))}</td><td>${escape(textIn(description))}</td></tr>`;
}

function valueTextsOf(field: Schema): string {
	const { type, enum: words, format, minimum, maximum } = field;
	if (Array.isArray(words)) return words.map((word) => String(word)).join(', ');
	if (format === 'binary') return 'file';
	if (type === 'array') return 'files';
	const bound = (word: string, value: Json | undefined): string => (typeof value === 'number' ? `${word} ${value}` : '');
	return [textIn(type), bound('from', minimum), bound('to', maximum)].filter(Boolean).join(' ');
}

/** A command with the required fields. */
function example(path: string, form: Schema): string {
	const properties = schemaIn(form['properties']);
	const required = Array.isArray(form['required']) ? form['required'].map(String) : [];
	const parts = required.map((name) => {
		const { format, type, enum: words } = schemaIn(properties[name]);
		if (format === 'binary' || type === 'array') return `-F ${name}=@input`;
		return `-F ${name}=${Array.isArray(words) ? String(words[0]) : '…'}`;
	});
	return `curl -f -H "X-API-Key: $KEY" ${parts.join(' ')} http://127.0.0.1:8080${path} -o result`;
}
