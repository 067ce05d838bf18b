/** The figures that the service gives, to compare with those that an expression asks for. */
import { numbered } from '../support/documents/drawn';
import { jobsInMemory } from '../support/hosts/jobs';
import { startService } from '../support/hosts/service';
import { file, postForm } from '../server/raw';

/** The names of a service with everything. A histogram is asked for by its buckets, its sum or its count. */
export async function figuresGiven(): Promise<ReadonlySet<string>> {
	const service = await startService({ metrics: true, lostWorkers: () => 0, concurrency: 1, queue: jobsInMemory() });
	try {
		const { status } = await postForm(`${service.url}/v1/reverse_pages`, [file(await numbered(1))]);
		if (status !== 200) throw new Error(`The service answered ${status}`);
		const text = await (await fetch(`${service.url}/metrics`)).text();
		const names = [...text.matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name = '', type]) =>
			type === 'histogram' ? ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`) : [name],
		);
		return new Set(names);
	} finally {
		await service.close();
	}
}

/** The names in an expression of Prometheus. */
export const figuresIn = (expression: string): string[] => expression.match(/\b(?:octavo|nodejs|process)_\w+/g) ?? [];
