/** Memory and processor time of a process, as Linux reports them: 0 on other systems, and if the process has ended. */
import { readFileSync } from 'node:fs';

const told = (pid: number | 'self' | 'thread-self' | undefined, file: string): string => {
	try {
		return readFileSync(`/proc/${pid}/${file}`, 'latin1');
	} catch {
		return '';
	}
};

/** Bytes of memory that the process has at present, and had at most. `process.resourceUsage()` begins with that of its parent. */
export function memoryOf(pid: number | 'self' | undefined): { readonly resident: number; readonly peak: number } {
	const status = told(pid, 'status');
	const bytes = (field: string): number => Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) * 1024;
	return { resident: bytes('VmRSS'), peak: bytes('VmHWM') };
}

/** Milliseconds of processor time of all threads of this process. */
export function processorTime(): number {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1000;
}

/** The same of this thread, whose event loop is held; V8's compiler and collector have others. Node 20 asks Linux, and elsewhere tells that of all. */
export function threadTime(): number {
	const ofThread = (process as { threadCpuUsage?: () => NodeJS.CpuUsage }).threadCpuUsage;
	const nanoseconds = ofThread ? NaN : parseInt(told('thread-self', 'schedstat'), 10);
	if (!Number.isNaN(nanoseconds)) return nanoseconds / 1e6;
	const { user, system } = (ofThread ?? process.cpuUsage).call(process);
	return (user + system) / 1000;
}

/** Seconds of processor time that the process, its threads and its ended children have used. */
export function processorSecondsOf(pid: number | undefined): number {
	// After the name, which may hold anything, up to its bracket: utime, stime, cutime, cstime in hundredths of a second.
	const fields = told(pid, 'stat').split(') ').at(-1)!.split(' ');
	return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0) / 100;
}
