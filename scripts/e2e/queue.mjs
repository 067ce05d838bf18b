// npm run e2e:queue : n8n in queue mode with Redis, PostgreSQL, one main and two workers. 500 jobs with documents of 1 to 500
// pages, and some of 40 MB, arrive through webhooks; half-way one worker is killed. Every job must be answered correctly or be
// reported as failed; failed jobs are sent again until all are answered.
//
// OCTAVO_QUEUE_JOBS changes the number of jobs.
import { setTimeout as delay } from 'node:timers/promises';
import { numbered } from './documents.mjs';
import { assert, check, conclude, expect, numbers, pageTexts, showEncryption } from './judge.mjs';
import { prepareLab } from './lab.mjs';
import { post, publish } from './operations.mjs';
import { startQueueMode } from './queue-mode.mjs';
import { webhookWorkflow } from './workflows.mjs';

const JOBS = Number(process.env.OCTAVO_QUEUE_JOBS ?? 500);
const CLIENTS = 24;
const PASSWORD = 'open sesame';
/** One job in this number sends the large document. */
const LARGE_EVERY = 50;
/** Codes of errors for a connection that the other side has closed. */
const CLOSED = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];

const expectTexts = (bytes, wanted, password) => expect(pageTexts(bytes, password), wanted, 'texts');

/** The operations of the jobs, in turn, and what must come back for a document of `count` pages. */
const WORK = {
	reverse: {
		parameters: { resource: 'page', operation: 'reversePages' },
		judge: ({ bytes }, count) => expectTexts(bytes, numbers(count, 1)),
	},
	extract: {
		parameters: { resource: 'page', operation: 'extractPages', pages: 'all' },
		judge: ({ bytes }, count) => expectTexts(bytes, numbers(1, count)),
	},
	merge: {
		parameters: { resource: 'document', operation: 'mergeDocuments', mergeSource: 'eachItem', binaryPropertyNames: 'data,data' },
		judge: ({ bytes }, count) => expectTexts(bytes, [...numbers(1, count), ...numbers(1, count)]),
	},
	split: {
		parameters: { resource: 'document', operation: 'splitBySize', maximumMegabytes: 0.03 },
		judge({ bytes, items }, count) {
			expect([items[0].firstPage, items.at(-1).lastPage], [1, count], 'pages of the parts');
			items.slice(1).forEach(({ firstPage }, index) => expect(firstPage, items[index].lastPage + 1, 'first page of a part'));
			expectTexts(bytes, numbers(1, items[0].lastPage));
		},
	},
	protect: {
		parameters: { resource: 'security', operation: 'addPassword', password: PASSWORD, encryptionAlgorithm: 'AES-256' },
		judge({ bytes }, count) {
			assert(showEncryption(bytes, PASSWORD).includes('AESv3'), 'not encrypted with AES-256');
			expectTexts(bytes, numbers(1, count), PASSWORD);
		},
	},
	watermark: {
		parameters: { resource: 'stamp', operation: 'addTextWatermark', line1: 'DRAFT' },
		judge({ bytes }, count) {
			const texts = pageTexts(bytes);
			const good = texts.every((text, index) => text.includes('DRAFT') && text.includes(`Page ${index + 1}`));
			assert(texts.length === count && good, `${texts.length} pages, or one without its text`);
		},
	},
	large: {
		parameters: { resource: 'page', operation: 'reversePages' },
		judge: ({ bytes }, count) => expectTexts(bytes, numbers(count, 1)),
	},
};

const lab = prepareLab('e2e-queue');
const queue = await startQueueMode(lab, { workers: 2 });
try {
	for (const [name, { parameters }] of Object.entries(WORK)) await publish(queue.n8n, name, webhookWorkflow(name, parameters));
	await sendAll(queue);
} finally {
	await queue.stop();
}
conclude();

async function sendAll({ n8n, workers: [victim], postgres }) {
	const documents = new Map();
	for (const pages of [1, 2, 5, 10, 20, 50, 100, 150, 200, 250, 300, 350, 400, 450, 500])
		documents.set(pages, await numbered(pages));
	const sizes = [...documents.keys()];
	documents.set('large', await numbered(20, { ballast: 2_000_000 }));
	const kinds = Object.keys(WORK).filter((kind) => kind !== 'large');
	const jobs = Array.from({ length: JOBS }, (_, i) =>
		i % LARGE_EVERY === LARGE_EVERY - 1
			? { kind: 'large', pages: 20, document: 'large' }
			: { kind: kinds[i % kinds.length], pages: sizes[(i * 7) % sizes.length], document: sizes[(i * 7) % sizes.length] },
	);

	let killedAfter;
	const first = await send(n8n, jobs, documents, async (answered) => {
		if (killedAfter !== undefined || answered < JOBS / 2) return;
		killedAfter = answered;
		await victim.stop('SIGKILL');
	});
	const { results, seconds } = first;
	const good = results.filter(({ status }) => status === 200);
	const failed = results.filter(({ status }) => status !== 200);
	// n8n turns a request away with 503 while its database does not answer in time: such a job has no execution. A client that is
	// still sending its document may find the connection closed in place of the answer.
	const refused = failed.filter(({ status, error }) => status === 503 || CLOSED.includes(error?.cause?.code));
	const broken = failed.length - refused.length;
	const executions = await settledExecutions(postgres);
	console.log(
		`${JOBS} jobs in ${seconds.toFixed(0)} s with ${CLIENTS} clients, one of two workers killed after ${killedAfter} answers`,
	);
	console.log(
		`answered: ${good.length}, reported as failed: ${failed.length} (${summary(failed.map(({ status, error }) => error?.cause?.code ?? status))})`,
	);
	console.log(`executions in the database: ${summary(executions)}`);
	const times = results.map((result) => result.seconds).sort((one, other) => one - other);
	console.log(`answer time: median ${times[Math.floor(times.length / 2)].toFixed(1)} s, longest ${times.at(-1).toFixed(1)} s`);

	await check('every job came back', () => assert(results.length === JOBS, `${results.length} of ${JOBS}`));
	await check('every answered job has the right pages', () => judgeAll(good));
	await check('every job has an execution that ended', () =>
		assert(executions.length === JOBS - refused.length && !executions.some(unfinished), summary(executions)),
	);
	await check('every job without an answer is a failed execution', () => {
		// A job whose worker dies between its answer and its end is answered and counts as failed.
		const count = executions.filter((status) => status !== 'success').length;
		assert(count >= broken && count <= 5, `${count} failed executions, ${broken} failed answers`);
	});
	await check('only the jobs of the killed worker have failed', () => assert(broken <= 5, `${broken} jobs`));
	await check('failed jobs that are sent again are answered', async () => {
		let left = failed;
		let rounds = 0;
		for (; left.length > 0 && rounds < 5; rounds++) {
			const again = await send(n8n, left, documents);
			judgeAll(again.results.filter(({ status }) => status === 200));
			left = again.results.filter(({ status }) => status !== 200);
		}
		assert(left.length === 0, `${left.length} jobs are not answered`);
		return `${failed.length} jobs in ${rounds} rounds, so that all ${JOBS} are answered`;
	});
}

/** Sends jobs with this number of clients at a time, and tells how many have been answered. */
async function send(n8n, jobs, documents, onAnswer = () => {}) {
	const results = [];
	const waiting = [...jobs];
	const begin = performance.now();
	const client = async () => {
		for (let job = waiting.shift(); job; job = waiting.shift()) {
			const sent = performance.now();
			const file = [`${job.document}.pdf`, documents.get(job.document)];
			const answer = await post(n8n.url, job.kind, { data: file }).catch((error) => ({ status: 0, error }));
			results.push({ ...job, ...answer, seconds: (performance.now() - sent) / 1000 });
			await onAnswer(results.length);
		}
	};
	await Promise.all(Array.from({ length: CLIENTS }, client));
	return { results, seconds: (performance.now() - begin) / 1000 };
}

function judgeAll(answered) {
	const wrong = answered.flatMap((answer) => {
		try {
			WORK[answer.kind].judge(answer, answer.pages);
			return [];
		} catch (error) {
			return [`${answer.kind} of ${answer.pages} pages: ${error.message}`];
		}
	});
	assert(wrong.length === 0, `${wrong.length} wrong answers, such as ${wrong[0]}`);
}

/** The states of all executions, once none is under way, or after a while. */
async function settledExecutions(postgres) {
	for (let attempt = 0; ; attempt++) {
		const executions = postgres.query('select status from execution_entity').split('\n');
		if (attempt > 120 || !executions.some(unfinished)) return executions;
		await delay(500);
	}
}

function unfinished(status) {
	return ['new', 'running', 'waiting', 'unknown'].includes(status);
}

function summary(values) {
	const counts = new Map();
	for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
	return [...counts].map(([value, count]) => `${value} ${count}`).join(', ') || 'none';
}
