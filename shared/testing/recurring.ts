import type { RecurringDelivery } from '@fleetfoot/shared/model/delivery/recurring-deliveries';

const STOP = {
  address: { text: '12 Long Street, Cape Town', coordinates: { latitude: -33.9221, longitude: 18.4197 } },
  name: 'Umoya Kitchen',
  phone_number: '+27215550100',
  instructions: '',
};

/** Bread on weekdays at half past eight, from Monday, 23 November 2026 on. */
export function recurringDelivery(changes: Partial<RecurringDelivery> = {}): RecurringDelivery {
  return {
    ...{ id: 'r'.repeat(20), name: 'Morning bread', time: '08:30', starts: '2026-11-23' },
    days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
    ...{ holidays: 'skip', status: 'active', skipped: [] },
    delivery: {
      deliverable_action: 'meet_at_door',
      pickup: STOP,
      dropoff: { ...STOP, name: 'Lerato Dlamini', phone_number: '+27831234567' },
    },
    ...{ created_at: new Date('2026-11-20T10:00:00Z'), created_by: 'thandi' },
    ...{ updated_at: new Date('2026-11-20T10:00:00Z'), updated_by: 'thandi' },
    decidedUntil: new Date('2026-11-20T10:00:00Z'),
    ...changes,
  };
}
