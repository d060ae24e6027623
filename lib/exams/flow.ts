/**
 * A flow of whole units through a small network, one unit a push, along a shortest augmenting path. Edges are tried in the
 * order in which they were added, so that a shuffled network gives a seeded draw. Edges and capacities may be added between
 * pushes: what flows already stays whole, and a node that is reached once stays reached.
 */
export interface Flow {
  node(): number;
  /** Adds an edge and gives its id. */
  edge(from: number, to: number, capacity: number): number;
  raise(edge: number, capacity: number): void;
  /** One more unit from `source` to `sink`, rerouting others where needed; false where none can flow. */
  push(source: number, sink: number): boolean;
  /** Units that the edge carries. */
  carried(edge: number): number;
}

export function makeFlow(): Flow {
  // Edge 2k is the k-th edge, 2k + 1 its way back; `room` is what may still flow.
  const target: number[] = [];
  const room: number[] = [];
  const leaving: number[][] = [];

  function pathTo(source: number, sink: number): number[] | null {
    const cameBy = new Map<number, number>([[source, -1]]);
    const queue = [source];
    for (let head = 0; head < queue.length; head += 1) {
      for (const edge of leaving[queue[head] as number] as number[]) {
        const next = target[edge] as number;
        if ((room[edge] as number) <= 0 || cameBy.has(next)) continue;
        cameBy.set(next, edge);
        if (next === sink) return walkBack(cameBy, source, sink);
        queue.push(next);
      }
    }
    return null;
  }

  function walkBack(cameBy: ReadonlyMap<number, number>, source: number, sink: number): number[] {
    const path: number[] = [];
    for (let node = sink; node !== source; ) {
      const edge = cameBy.get(node) as number;
      path.push(edge);
      node = target[edge ^ 1] as number;
    }
    return path;
  }

  return {
    node() {
      leaving.push([]);
      return leaving.length - 1;
    },
    edge(from, to, capacity) {
      const id = target.length;
      target.push(to, from);
      room.push(capacity, 0);
      leaving[from]?.push(id);
      leaving[to]?.push(id + 1);
      return id;
    },
    raise(edge, capacity) {
      room[edge] = (room[edge] as number) + capacity;
    },
    push(source, sink) {
      const path = pathTo(source, sink);
      if (path === null) return false;
      for (const edge of path) {
        room[edge] = (room[edge] as number) - 1;
        room[edge ^ 1] = (room[edge ^ 1] as number) + 1;
      }
      return true;
    },
    carried: (edge) => room[edge + 1] as number,
  };
}
