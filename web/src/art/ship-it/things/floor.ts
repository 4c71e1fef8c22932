const darker = (part: number) => `color-mix(in oklab, var(--wall, var(--cat)), #2a1606 ${part}%)`;

/** The floor of a room and the board along its wall, darker than the wall. */
export const floor = `<path fill="${darker(34)}" d="M0 70h172v14H0Z"/><path fill="${darker(18)}" d="M0 67h172v4H0Z"/>`;
