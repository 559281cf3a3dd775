/** Somebody who can sign in to the local cloud. */
export interface DemoPerson {
  /** E.164. */
  readonly phoneNumber: string;
  /** What signing in with this number shows. */
  readonly purpose: string;
}

/** Somebody who has a profile already. */
export interface DemoMember extends DemoPerson {
  readonly uid: string;
  readonly fullName: string;
  readonly email: string;
  readonly role: 'Admin' | 'Member';
}

export const DEMO_ORGANIZATION = { id: 'kasi-kitchen', name: 'Kasi Kitchen' } as const;

const ADMIN: DemoMember = {
  uid: 'demo-thandi-mokoena',
  fullName: 'Thandi Mokoena',
  email: 'thandi@kasikitchen.co.za',
  phoneNumber: '+27825550101',
  role: 'Admin',
  purpose: 'Thandi, Admin of Kasi Kitchen: deliveries, campaigns, restaurants, team',
};

const MEMBER: DemoMember = {
  uid: 'demo-sipho-dlamini',
  fullName: 'Sipho Dlamini',
  email: 'sipho@kasikitchen.co.za',
  phoneNumber: '+27835550102',
  role: 'Member',
  purpose: 'Sipho, Member of Kasi Kitchen: sees the team read-only',
};

const FOUNDER: DemoPerson = {
  phoneNumber: '+27725550103',
  purpose: 'new, invited to create the organisation Vilakazi Street Bakery',
};

const INVITED: DemoPerson = {
  phoneNumber: '+27735550104',
  purpose: 'new, invited to join Kasi Kitchen as Member',
};

/** The numbers of the local cloud. */
export const PEOPLE = { admin: ADMIN, member: MEMBER, founder: FOUNDER, invited: INVITED } as const;
