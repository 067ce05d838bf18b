/** Several operations in one request: their steps as JSON, and what is wrong with them (docs/service.md, "Several operations"). */
import { documentIssues } from '../../shared/contract/documents';
import { invalidParameters, type Issue } from '../../shared/contract/errors';
import { isObject, parseJson } from '../../shared/contract/json';
import { operationOf, type OperationName, type ParamsOf } from '../../shared/contract/operations';
import type { Document, Field, Port } from '../../shared/contract/operations/types';
import { operationsWith } from '../../shared/contract/ports';
import { nearest } from '../../shared/contract/suggest';
import { decodeAll } from '../../shared/contract/values/decode';
import { unknownHere } from '../../shared/contract/values/known-here';
import { addAll } from '../../shared/lists';
import { countNoun } from '../../shared/sentences';
import type { Part, Room } from '../http/body';
import { failuresOf, OUTCOME } from './failures';
import { list, object, type Schema } from './schema';

export const PIPELINE_PATH = '/v1/pipeline';
export const MOST_STEPS = 20;
const STEPS = 'steps';
const MOST_CHARACTERS = 1_000_000;

export interface Step<N extends OperationName = OperationName> {
	readonly name: N;
	readonly parameters: ParamsOf<N>;
}

export interface Pipeline {
	readonly documents: readonly Document[];
	readonly steps: readonly Step[];
	/** Whether the result is a package of several. */
	readonly isPackage: boolean;
}

/** Further files are parts of any name. */
export const roomOfPart = (part: string): Room =>
	part === STEPS
		? { bytes: MOST_CHARACTERS, excess: () => stepsIssue(`must have at most ${MOST_CHARACTERS} bytes`) }
		: 'unbounded';

const FORM = 'a list such as ["merge_documents", {"rotate_pages": {"angle": 90}}]';
const stepsIssue = (message: string) => invalidParameters([{ field: STEPS, message }]);

/** @throws OctavoError `invalid_parameters` with everything that is wrong */
export function readPipeline(parts: readonly Part[], lent: ReadonlySet<Port>): Pipeline {
	const given = parts.filter(({ name }) => name === STEPS);
	const value = given.length === 1 ? parseJson(given[0]!.bytes) : undefined;
	if (!Array.isArray(value) || value.length === 0) throw stepsIssue(`must be given once, as JSON: ${FORM}`);
	if (value.length > MOST_STEPS) throw stepsIssue(`must be at most ${countNoun(MOST_STEPS, 'step')}`);
	const documents = parts.flatMap(({ name, fileName = '', bytes }): Document[] =>
		name === 'file' ? [{ name: fileName || 'document.pdf', bytes }] : [],
	);
	const reading = new Reading(parts, operationsWith(lent));
	const steps = value.flatMap((one: unknown, index) => reading.step(one, index));
	const isPackage = reading.follow(steps, documents.length);
	const missing = documents.length === 0 && steps[0] ? documentIssues(steps[0].name, []) : [];
	const issues = [...missing, ...reading.issues];
	if (issues.length > 0) throw invalidParameters(issues);
	return { documents, steps, isPackage };
}

class Reading {
	readonly issues: Issue[] = [];

	constructor(
		private readonly parts: readonly Part[],
		private readonly offered: readonly OperationName[],
	) {}

	/** No step if its name is not one. */
	step(value: unknown, index: number): Step[] {
		const place = `${STEPS}[${index}]`;
		const entries = typeof value === 'string' ? [[value, {}] as const] : isObject(value) ? Object.entries(value) : [];
		const [[given, raw] = ['', undefined]] = entries;
		if (entries.length !== 1 || !isObject(raw)) {
			this.issues.push({ field: place, message: 'must be the name of an operation, or an object with one, and its parameters' });
			return [];
		}
		const name = this.offered.find((one) => one === given.replaceAll('-', '_'));
		if (name === undefined) {
			const [similar] = nearest(given.slice(0, 40), this.offered);
			const meant = similar === undefined ? '' : `: did you mean ${similar}?`;
			this.issues.push({ field: place, message: `must be an operation of this service${meant}` });
			return [];
		}
		const { fields } = operationOf(name);
		for (const wire of Object.keys(raw).filter((one) => !Object.hasOwn(fields, one)))
			this.issues.push({
				field: place,
				message: `${name} has no ${wire.slice(0, 40)}: it takes ${Object.keys(fields).join(', ')}`,
			});
		const values = Object.entries(fields).flatMap(([wire, field]) =>
			Object.hasOwn(raw, wire) ? [[wire, this.valueOf(field, raw[wire], `${place}.${wire}`)] as const] : [],
		);
		const { params, issues } = decodeAll(name, Object.fromEntries(values), 'refuse');
		addAll(
			this.issues,
			// A file that is not there is named already.
			[...issues, ...unknownHere(name, params)]
				.filter(({ field }) => !this.issues.some((one) => one.field === `${place}.${field}`))
				.map((issue) => ({ ...issue, field: `${place}.${issue.field}` })),
		);
		return [{ name, parameters: params }];
	}

	/** A further file is named by its part. */
	private valueOf(field: Field, value: unknown, place: string): unknown {
		if (field.kind !== 'file' && field.kind !== 'files') return value;
		const found = this.parts
			.filter(({ name }) => name === value && name !== STEPS && name !== 'file')
			.map(({ fileName, bytes }): Document => ({ name: fileName ?? 'file', bytes }));
		if (found.length > 0) return field.kind === 'file' && found.length === 1 ? found[0] : found;
		this.issues.push({ field: place, message: 'must be the name of a part of the request with this file' });
		return undefined;
	}

	/** Whether there are several results in the end. */
	follow(steps: readonly Step[], count: number): boolean {
		let isSeveral = count > 1;
		for (const [index, { name }] of steps.entries()) {
			const { input, output } = operationOf(name);
			const field = `${STEPS}[${index}]`;
			if (input === 'many') isSeveral = false;
			const isLast = index === steps.length - 1;
			if (output !== 'pdf' && output !== 'pdfs' && !isLast)
				this.issues.push({ field, message: `must be the last step: ${name} gives no PDF document` });
			if (output !== 'pdf' && output !== 'pdfs' && isSeveral)
				this.issues.push({ field, message: `takes one document, and there may be several here: merge them first` });
			isSeveral ||= output === 'pdfs' || output === 'files';
		}
		return isSeveral;
	}
}

const anyFile: Schema = { type: 'string', format: 'binary' };

const describeSteps = (offered: readonly OperationName[]): Schema => ({
	...list({
		anyOf: [
			{ type: 'string', enum: [...offered] },
			{
				type: 'object',
				minProperties: 1,
				maxProperties: 1,
				additionalProperties: { type: 'object', additionalProperties: true },
			},
		],
	}),
	minItems: 1,
	maxItems: MOST_STEPS,
});

/** For the description of the service. */
export const describePipeline = (offered: readonly OperationName[]): Schema => ({
	operationId: 'pipeline',
	tags: ['pipeline'],
	summary: 'Several operations, one after the other',
	description:
		'The steps after a split apply to each part. A further file is a part of any name, which its parameter names. The answer is that of the last step.',
	requestBody: {
		required: true,
		content: {
			'multipart/form-data': {
				schema: {
					...object({
						file: { type: 'array', minItems: 1, items: anyFile, description: 'Repeat the part for each file, in order' },
						// Text: generated clients would send each entry of a list as a separate part.
						steps: {
							type: 'string',
							contentMediaType: 'application/json',
							contentSchema: describeSteps(offered),
							description: `JSON: ${FORM}`,
						},
					}),
				},
			},
		},
	},
	responses: {
		'200': { description: 'The result of the last step', headers: OUTCOME, content: { '*/*': { schema: anyFile } } },
		...failuresOf(true),
	},
});
