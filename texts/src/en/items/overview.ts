export const pageTitle = 'Overview';
export const pageDescription = 'What is in the fridge and what to eat first.';

export const you = 'You';
export const nameless = 'User';
export const memberSince = ({ date }: { date: string }) => `Member since ${date}`;

export const heading = 'The fridge today';
export const inNumbers = 'Items in numbers';
export const totalItems = 'Total Items';
export const expiringSoon = 'Expiring Soon';
export const expiredItems = 'Expired Items';
export const freshItems = 'Fresh Items';
/** Stands where the number is not known. */
export const fromLastWeek = 'from last week';
export const unchanged = 'No change from last week';
export const changedBy = ({ change }: { change: string }) => `${change} from last week`;

export const upcomingHeading = ({ days }: { days: number }) => `Expiring in the next ${days} days`;
export const upcomingHint = 'Choose a day to see what is good through it.';
export const figuresFailed = 'The figures could not be loaded.';
export const upcomingFailed = 'The coming days could not be loaded.';
export const itemsOfDay = ({ day, items }: { day: string; items: string }) => `${day}: ${items}`;

export const eatFirst = 'Eat first';
export const eatFirstFailed = 'The list could not be loaded.';
export const nothingToEatFirst = 'Nothing expires in the next five days.';

export const activities = 'Recent Activities';
export const activitiesLoading = 'Loading activities...';
export const activitiesFailed = 'Your activities could not be loaded.';
export const noActivities = 'No recent activities found';
export const activityTime = ({ date, time }: { date: string; time: string }) => `${date} at ${time}`;

export const storageTips = 'Food Storage Tips';
export const tips: Record<'dairy' | 'vegetables' | 'meat', { title: string; text: string }> = {
  dairy: {
    title: 'Dairy',
    text: 'Keep milk at the back of a shelf, where it stays cold. The door warms up each time it opens.',
  },
  vegetables: {
    title: 'Vegetables',
    text: 'Store them dry in the crisper drawer, leafy greens wrapped in a cloth, and away from apples and pears.',
  },
  meat: {
    title: 'Meat',
    text: 'Put it on the lowest shelf in a tray, so that nothing drips, and freeze what you will not cook in two days.',
  },
};
