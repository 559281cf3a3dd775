import * as v from 'valibot';
import { localPage } from '../host/local-page';
import type { FleetState, SimulatedFleet } from './simulated-fleet';

/** What the local cloud shows of its couriers, and lets be changed. */
export type Couriers = Pick<SimulatedFleet, 'state' | 'change'>;

/** Twenty times as fast as life is what `npm start` begins with. */
const SPEEDS = [1, 5, 20, 60, 200] as const;

const STYLE = `
form { display: grid; gap: 1rem; padding: 1rem; background: var(--card); border: 1px solid var(--line); border-radius: 0.5rem; }
label { display: flex; align-items: center; gap: 0.25rem 0.75rem; min-height: 2.75rem; }
label:has(select) { flex-wrap: wrap; }
input, select { font: inherit; }
input { flex: none; width: 1.25rem; height: 1.25rem; }
select { min-height: 2.75rem; padding: 0 0.5rem; }
`;

const WantedSchema = v.strictObject({
  paused: v.optional(v.boolean()),
  failNext: v.optional(v.boolean()),
  speed: v.optional(v.pipe(v.number(), v.minValue(0.1), v.maxValue(1_000))),
});

/** How many deliveries couriers have, in words. */
function ridesText({ rides }: FleetState): string {
  return rides === 0 ? 'Nothing is under way.' : `Under way: ${rides}.`;
}

/** The couriers' page: how they ride, to be changed while they do. */
export function couriersPage(state: FleetState | undefined, nonce: string): string {
  const about = { title: 'Couriers', style: STYLE, script: '/local/couriers.js', nonce };
  if (!state) {
    const content = '<p>Nobody rides: this cloud was started with <code>--courier off</code>.</p>';
    return localPage({ ...about, content });
  }
  const speeds = [...new Set([...SPEEDS, state.speed])].sort((one, other) => one - other);
  const option = (speed: number) =>
    `<option value="${speed}"${speed === state.speed ? ' selected' : ''}>${speed === 1 ? 'As in life' : `${speed} times as fast as in life`}</option>`;
  return localPage({
    ...about,
    content: `<p>Simulated couriers carry what is created. Changes hold until the cloud is stopped.</p>
      <p id="rides">${ridesText(state)}</p>
      <form id="couriers">
        <label><input type="checkbox" name="paused"${state.paused ? ' checked' : ''}> Pause all couriers</label>
        <label>Speed <select name="speed">${speeds.map(option).join('')}</select></label>
        <label><input type="checkbox" name="failNext"${state.failNext ? ' checked' : ''}> Let the next delivery fail at the drop-off</label>
      </form>`,
  });
}

/** Changes how couriers ride, and says how they do now; `undefined` for what cannot be meant. */
export function changeCouriers(couriers: Couriers, body: Buffer): object | undefined {
  try {
    const { paused, failNext, speed } = v.parse(WantedSchema, JSON.parse(body.toString('utf8')));
    couriers.change({
      ...(paused !== undefined && { paused }),
      ...(failNext !== undefined && { failNext }),
      ...(speed !== undefined && { speed }),
    });
    return couriersJson(couriers);
  } catch {
    return undefined;
  }
}

/** What the page's script shows. */
export function couriersJson(couriers: Couriers): object {
  const state = couriers.state();
  return { ...state, text: ridesText(state) };
}
