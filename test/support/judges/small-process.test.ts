/** Programs are started by a small process (test/support/judges/small-process.cjs). */
import { startProgram } from './small-process.cjs';
import { testInTurn } from '../sample';

const options = { maxBuffer: 2 ** 20, timeout: 60_000, killSignal: 'SIGKILL' } as const;
const run = (script: string, others: object = {}) => startProgram(process.execPath, ['-e', script], { ...options, ...others });

it('hands on the input, the output and the exit code', () => {
	const { status, stdout, stderr } = run('process.stdin.pipe(process.stdout); console.error("é"); process.exitCode = 3', {
		input: Buffer.from([0, 255, 10]),
	});
	expect(status).toBe(3);
	expect([...stdout]).toEqual([0, 255, 10]);
	expect(stderr.toString('utf8')).toBe('é\n');
});

it('starts programs as children of another process, one for all', () => {
	const parents = [1, 2].map(() => run('console.log(process.ppid)').stdout.toString('utf8').trim());
	expect(parents[0]).toBe(parents[1]);
	expect(parents[0]).not.toBe(String(process.pid));
});

testInTurn('throws if a program is missing, or does not come to an end', () => {
	expect(() => startProgram('/no/such/program', [], options)).toThrow('ENOENT');
	expect(() => run('setInterval(() => undefined, 1000)', { timeout: 1000 })).toThrow('ETIMEDOUT');
	expect(run('process.exitCode = 4').status).toBe(4);
});
