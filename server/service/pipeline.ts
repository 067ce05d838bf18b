/** Several operations in one request: one transfer, and limits over all of them. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Document, Note, Outcome } from '../../shared/contract/backend';
import { OctavoError } from '../../shared/contract/errors';
import { operationOf } from '../../shared/contract/operations';
import { encodeOutcome, OUTCOME_HEADER } from '../../shared/contract/outcome-header';
import { addAll } from '../../shared/lists';
import { packAll, type Packed, type PackedOutcome } from '../../workers/packed';
import { answerOf, formFor, packingOf, type Form } from '../contract/answer';
import { PIPELINE_PATH, readPipeline, roomOfPart, type Pipeline, type Step } from '../contract/pipeline';
import type { Pass } from '../limits/gate';
import { admitCaller, requireRight } from './admit';
import { callbackOf } from './callback';
import type { Context } from './context';
import { receive } from './receive';
import { sendMade, sendPieces } from './send';

export function addPipeline(service: FastifyInstance, context: Context): void {
	context.resources.set(PIPELINE_PATH, { allow: 'POST', operation: 'pipeline' });
	service.post(PIPELINE_PATH, {
		onRequest: (request) => admitCaller(context, request),
		handler: (request, reply) => perform(context, request, reply),
	});
}

/** @throws Problem; OctavoError */
async function perform(context: Context, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
	const { gate, turns, connections, admitted, spans, limits, jobTimeout, backend } = context;
	const mine = admitted.get(request)!;
	callbackOf(context, request, false);
	const pass = gate.enter(mine.key);
	reply.raw.once('close', pass.leave);
	const gone = connections.goneOf(request.raw);
	const parts = await receive(context, request, reply, { pass, mine, bodyLimit: limits.bodyLimit, roomFor: roomOfPart });
	const pipeline = readPipeline(parts, backend.ports);
	requireRight(
		mine,
		pipeline.steps.map(({ name }) => name),
	);
	// Of the last step: the form of a package, or of a text.
	const last = pipeline.steps.at(-1)!;
	const form = formFor(pipeline.isPackage ? 'split_by_size' : last.name, request.headers.accept, last.parameters);
	const late = jobTimeout === undefined ? undefined : AbortSignal.timeout(jobTimeout);
	const signal = late ? AbortSignal.any([gone, late]) : gone;
	const work = () => runSteps(context, pipeline, form, pass, signal);
	const span = spans.get(request);
	const { packed, outcome } = await turns
		.run(mine.key, signal, () => (span ? span.during('pipeline', work) : work()))
		.catch((thrown: unknown) => {
			if (late?.aborted && !gone.aborted) throw new OctavoError('time_limit', 'The steps took longer than their time limit');
			throw thrown;
		});
	const { contentType, length, pieces, stream } = packed;
	if (!stream) pass.answer(length);
	reply.header(OUTCOME_HEADER, encodeOutcome(outcome)).header('content-type', contentType);
	if (!stream) return sendPieces(reply, length, pieces);
	return sendMade(reply, length, stream.open(pass.answerInParts(length)), context.limits);
}

interface Done {
	readonly packed: Packed;
	/** The facts of the last step, and the notes of all. */
	readonly outcome: Outcome;
}

async function runSteps(
	context: Context,
	{ documents, steps, isPackage }: Pipeline,
	form: Form,
	pass: Pass,
	signal: AbortSignal,
): Promise<Done> {
	let current = documents;
	const notes: Note[] = [];
	for (const [index, step] of steps.entries()) {
		const isLast = index === steps.length - 1;
		const outcomes = await runStep(context, step, index, current, signal, isLast ? form : undefined);
		addAll(
			notes,
			outcomes.flatMap((outcome) => outcome.notes),
		);
		current = outcomes.flatMap((outcome) => outcome.documents);
		pass.answer(outcomes.reduce((sum, outcome) => sum + sizeOf(outcome), 0));
		const [only, ...others] = outcomes;
		if (!isLast || !only) continue;
		const isAlone = others.length === 0 && (only.packed !== undefined || !isPackage);
		const packed = isAlone ? answerOf(step.name, only, form) : packAll(current, form.packAs ?? 'application/zip');
		return { packed, outcome: { ...only, documents: current, notes } };
	}
	throw new OctavoError('internal', 'The pipeline has no steps');
}

const sizeOf = ({ documents, packed }: PackedOutcome): number =>
	packed?.stream ? 0 : documents.reduce((sum, { bytes }) => sum + bytes.length, packed?.length ?? 0);

/** `form`: of the last step. */
async function runStep(
	{ backend }: Context,
	{ name, parameters }: Step,
	index: number,
	documents: readonly Document[],
	signal: AbortSignal,
	form: Form | undefined,
): Promise<PackedOutcome[]> {
	const { input } = operationOf(name);
	const groups = input === 'many' ? [documents] : documents.map((document) => [document]);
	const packing = form && groups.length === 1 ? packingOf(form) : {};
	const outcomes: PackedOutcome[] = [];
	try {
		for (const group of groups) outcomes.push(await backend.run(name, group, parameters, { signal, ...packing }));
	} catch (thrown) {
		throw inStep(thrown, index);
	}
	return outcomes;
}

/** Names the step at fault. The file of the first one is that of the request. */
function inStep(thrown: unknown, index: number): unknown {
	if (!(thrown instanceof OctavoError) || thrown.issues.length === 0) return thrown;
	const place = (field: string): string => (index === 0 && field === 'file' ? field : `steps[${index}].${field}`);
	const issues = thrown.issues.map((issue) => ({ ...issue, field: place(issue.field) }));
	return new OctavoError(thrown.code, thrown.message, { issues, cause: thrown });
}
