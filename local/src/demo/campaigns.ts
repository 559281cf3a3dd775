import { monthBefore } from './calendar-month';
import { CAMPAIGNS, type DemoCampaign, startOf } from './campaign-plans';
import { type DemoDocument, documentWithId } from './demo-documents';
import { DEMO_ORGANIZATION, PEOPLE } from './people';
import { createRandom, type Random } from './random';

const KM_PER_BIKE = 1_750;
const IMPRESSIONS_PER_BIKE = 275_000;
const FULL_MONTH_HOURS = 100;
const DISCOUNT_PER_HOUR = 7.5;
const REASONS = ['Service', 'Flat tyre', 'Rider on leave', 'Banner replaced', 'Accident repair'];

function bikeLines(random: Random, count: number) {
  return Array.from({ length: count }, (_, index) => {
    const wasDown = random.next() < 0.35;
    const totalTime = wasDown ? random.between(62, 94) : FULL_MONTH_HOURS;
    const share = totalTime / FULL_MONTH_HOURS;
    return {
      regNo: `KK${String(11 + index * 7).padStart(2, '0')} ${random.pick(['BDT', 'CFN', 'DHR', 'FKS'])} GP`,
      status: index === 2 && wasDown ? 'Inactive' : 'Active',
      totalDistance: Math.round(KM_PER_BIKE * share * (0.94 + random.next() * 0.1)),
      totalTime,
      estImpressions: Math.round(IMPRESSIONS_PER_BIKE * share),
    };
  });
}

function reportDocuments(
  campaign: string,
  plan: DemoCampaign,
  now: Date,
  back: number,
  random: Random,
): DemoDocument[] {
  const { year, number, name } = monthBefore(now, back);
  const monthYear = `${name} ${year}`;
  const id = `${year}-${String(number).padStart(2, '0')}`;
  const bikes = bikeLines(random, plan.noOfBikes);
  const down = bikes.filter(({ totalTime }) => totalTime < FULL_MONTH_HOURS);
  const sum = (field: 'totalDistance' | 'totalTime' | 'estImpressions') =>
    bikes.reduce((total, bike) => total + bike[field], 0);
  const report = `${campaign}/Reports/${id}`;
  return [
    documentWithId(`${campaign}/Reports`, id, {
      ...{ monthYear, monthYearInt: year * 100 + number, month: name, year },
      ...{
        totalDistance: sum('totalDistance'),
        totalTime: sum('totalTime'),
        estImpressions: sum('estImpressions'),
      },
    }),
    ...bikes.map((bike, index) => ({ path: `${report}/Bikes/bike-${index + 1}`, data: bike })),
    ...down.map(({ regNo, totalTime }, index) => ({
      path: `${report}/BikeDowntime/downtime-${index + 1}`,
      data: {
        ...{ regNo, reason: random.pick(REASONS), totalTime },
        discountValue: (FULL_MONTH_HOURS - totalTime) * DISCOUNT_PER_HOUR,
      },
    })),
  ];
}

/** The campaigns with their monthly reports; a report's totals are the sums of its bikes. */
export function campaignDocuments(now: Date): DemoDocument[] {
  const random = createRandom(2_024);
  return CAMPAIGNS.flatMap((plan) => {
    const { id, months, noOfBikes, monthlyFee, bikesTakenOff: _, ...rest } = plan;
    const collection = `Organizations/${DEMO_ORGANIZATION.id}/AdvertisingCampaigns`;
    const startDate = startOf(plan, now);
    const endDate = new Date(startDate);
    endDate.setUTCFullYear(endDate.getUTCFullYear() + 1);
    return [
      documentWithId(collection, id, {
        ...{
          ...rest,
          noOfBikes,
          monthlyFee,
          pricePerBike: monthlyFee,
          totalMonthlyCost: monthlyFee * noOfBikes,
        },
        ...{ startDate, endDate, startedBy: PEOPLE.admin.uid },
      }),
      ...Array.from({ length: months }, (_, index) =>
        reportDocuments(`${collection}/${id}`, plan, now, months - index, random),
      ).flat(),
    ];
  });
}
