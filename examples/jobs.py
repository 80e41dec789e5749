"""Runs many long searches, one process a job, and joins their answers.

    python3 examples/jobs.py jobs.txt results                         one job after the other
    python3 examples/jobs.py jobs.txt results --workers 2             Dask on this machine
    python3 examples/jobs.py jobs.txt results --scheduler tcp://HOST:8786    a Dask cluster

Each line of jobs.txt is what follows `nimatron`, such as `compare cram 5x7 --method best --json`.
The answer of line N is results/N.jsonl, written whole when the job has ended; a job whose answer is
there is not run again, and a search that has --save goes on where it was stopped. The joined
answers are printed in the order of the lines. What a search took is left out, so that they are the
same bytes however the jobs were run. Workers of a cluster need the folder, and nimatron on their path.
"""
import argparse
import json
import os
import shlex
import subprocess
import sys


def answers(output):
    for line in output.splitlines():
        answer = json.loads(line)
        for key in ("calls", "positions", "seconds"):
            answer.pop(key, None)
        yield json.dumps(answer, separators=(",", ":")) + "\n"


def run(number, job, folder):
    """Runs a job unless its answer is there. Returns why it failed, if it did."""
    path = os.path.join(folder, f"{number}.jsonl")
    if os.path.exists(path):
        return None
    try:
        done = subprocess.run(["nimatron", *shlex.split(job)], capture_output=True, text=True)
    except (OSError, ValueError) as why:
        return f"line {number}: {why}"
    if done.returncode != 0:
        return f"line {number}: {done.stderr.strip() or done.returncode}"
    with open(path + ".new", "w", encoding="utf-8") as file:
        file.writelines(answers(done.stdout))
    os.replace(path + ".new", path)
    return None


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("jobs")
    parser.add_argument("folder")
    parser.add_argument("--workers", type=int, help="so many jobs at a time, by Dask")
    parser.add_argument("--scheduler", help="the address of a Dask cluster")
    given = parser.parse_args()
    os.makedirs(given.folder, exist_ok=True)
    with open(given.jobs, encoding="utf-8") as file:
        jobs = [(number, line.strip()) for number, line in enumerate(file, 1) if line.strip()]
    if given.workers or given.scheduler:
        from distributed import Client, LocalCluster

        size = {"n_workers": given.workers, "threads_per_worker": 1}
        cluster = given.scheduler or LocalCluster(**size, dashboard_address=None)
        with Client(cluster) as client:
            work = [client.submit(run, *job, given.folder, pure=False) for job in jobs]
            failures = client.gather(work)
    else:
        failures = [run(*job, given.folder) for job in jobs]
    for number, _ in jobs:
        path = os.path.join(given.folder, f"{number}.jsonl")
        if os.path.exists(path):
            with open(path, encoding="utf-8") as file:
                sys.stdout.write(file.read())
    sys.exit("\n".join(filter(None, failures)) or None)


if __name__ == "__main__":
    main()
